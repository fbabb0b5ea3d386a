/** What an error of a GraphQL server tells, as far as it is read. */
export interface GraphqlError {
  readonly message: string
  readonly locations?: readonly { readonly line: number; readonly column: number }[] | null
}

/** Something that a document asks for and a shop's schema does not have so. */
export interface LackingField {
  /** the field that is not there; null = it is there and has another shape, or it is no field */
  readonly name: string | null
  /** where it begins in the document, as an index; null = that is not told */
  readonly at: number | null
}

/** What servers say of a field that is not there, with its name. */
const missingField = /^Cannot query field ["'“]?(\w+)|^Field ["'“]?(\w+)["'”]? (?:is not defined|doesn't exist|not found)/

/** What they say of anything else that is outside their schema. */
const otherwise =
  /^(?:Cannot query field|Unknown argument|Unknown type|Field ".*" (?:is not defined by type|must (?:not )?have a selection|of type ".*" must have a selection))/

/**
 * What the errors of a reply say that a shop's schema lacks of a document: by their words, and where each stands by their places. A place at which another
 * name stands is none, and a name that the document has once needs no place.
 *
 * Spec: 10.994, 10.1004.
 *
 * @param document a single line
 *
 * @example lackingFields("{ a b }", [{ message: 'Cannot query field "b" on type "Query".', locations: [{ line: 1, column: 5 }] }]) // => [{ name: "b", at: 4 }]
 * @example lackingFields("{ a b }", [{ message: 'Cannot query field "b" on type "Query".' }]) // => [{ name: "b", at: 4 }]
 * @example lackingFields("{ a b }", [{ message: "Internal server error" }]) // => []
 */
export function lackingFields(document: string, errors: readonly GraphqlError[]): readonly LackingField[] {
  return errors.flatMap(({ message, locations }): readonly LackingField[] => {
    const [, one, other] = missingField.exec(message) ?? []
    const name = one ?? other ?? null
    if (name === null && !otherwise.test(message)) return []
    const [place] = locations ?? []
    const told = place?.line === 1 ? place.column - 1 : null
    return [{ name, at: name === null ? told : told !== null && isAt(document, name, told) ? told : onlyPlace(document, name) }]
  })
}

const isAt = (document: string, name: string, at: number): boolean => new RegExp(`^${name}\\b`).test(document.slice(at))

function onlyPlace(document: string, name: string): number | null {
  const [first, ...others] = document.matchAll(new RegExp(`\\b${name}\\b`, "g"))
  return first === undefined || others.length > 0 ? null : first.index
}
