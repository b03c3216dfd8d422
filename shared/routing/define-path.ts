type ParamNames<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}`
  ? ParamNames<Head> | ParamNames<Tail>
  : Pattern extends `:${infer Name}`
    ? Name
    : never

export type PathParams<Pattern extends string> = { [Name in ParamNames<Pattern>]: string }

export interface Path<Pattern extends string> {
  pattern: Pattern
  /** The address for these parameters, each percent-encoded. */
  href: (params: PathParams<Pattern>) => string
}

/** A typed route: its pattern for the router and `href()` for links. */
export function definePath<const Pattern extends string>(pattern: Pattern): Path<Pattern> {
  return {
    pattern,
    href: (params) =>
      pattern.replaceAll(/:(\w+)/g, (_, name: keyof PathParams<Pattern>) => encodeURIComponent(params[name])),
  }
}
