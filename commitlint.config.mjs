// `type(scope): imperative`, one change each, and the body says why (docs/contributing.md).
export default {
  extends: ['@commitlint/config-conventional'],
  rules: { 'header-max-length': [2, 'always', 72] },
}
