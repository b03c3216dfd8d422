type CamelKey<Key extends string> = Key extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelKey<Tail>>}`
  : Key

/** The type of a wire value (snake_case keys) after the browser's client has converted its keys to camelCase. */
export type Camelize<Value> = Value extends readonly (infer Item)[]
  ? Camelize<Item>[]
  : Value extends object
    ? { [Key in keyof Value as Key extends string ? CamelKey<Key> : Key]: Camelize<Value[Key]> }
    : Value
