// What we use of semver; its own types are a package that nothing else here needs.
declare module 'semver' {
  export function satisfies(version: string, range: string): boolean
}
