import { Schema, SchemaAST } from "effect"

/**
 * A field that a shop may leave out or send as null: both mean that it has nothing to say.
 *
 * Spec: 11.11.
 */
export const nullish = <Value extends Schema.Top>(value: Value) => Schema.optionalKey(Schema.NullOr(value))

/** Which fields of a reply a document asks for. */
type Wanted = (field: string) => boolean

/**
 * The selection of a GraphQL document that asks for exactly what a Schema decodes, under the names of the wire: the Schema is the only
 * list of an operation's fields. `Struct({ id: Int, price: NullOr(Struct({ value: Finite })) })` gives `{ id price { value } }`. Lists and
 * alternatives are looked through; a record has no field names and throws a RangeError.
 *
 * Spec: 11.5.
 */
// an operation that a browser never asks is left out of what it loads
export /* @__NO_SIDE_EFFECTS__ */ function selectionOf(reply: Schema.Top, wanted: Wanted = () => true): string {
  return selectionOfObjects(objectsIn(SchemaAST.toEncoded(reply.ast)), wanted)
}

/**
 * The same without the fields that only this project's shop has: their names begin with `own`.
 *
 * Spec: 11.23.
 */
export const plainSelectionOf = (reply: Schema.Top): string => selectionOf(reply, (field) => !/^own[A-Z]/.test(field))

/** One selection for all of an alternative's objects: what several of them have is asked for once. */
function selectionOfObjects(objects: readonly SchemaAST.Objects[], wanted: Wanted): string {
  const inside = new Map<string, SchemaAST.Objects[]>()
  for (const { name, type } of objects.flatMap(({ propertySignatures }) => propertySignatures)) {
    const field = String(name)
    if (wanted(field)) inside.set(field, [...(inside.get(field) ?? []), ...objectsIn(type)])
  }
  const fields = [...inside].map(([field, within]) => (within.length === 0 ? field : `${field} ${selectionOfObjects(within, wanted)}`))
  return `{ ${fields.join(" ")} }`
}

/** The objects that a value consists of, whatever lists and alternatives stand around them; none for a plain value. */
function objectsIn(ast: SchemaAST.AST): readonly SchemaAST.Objects[] {
  if (SchemaAST.isArrays(ast)) return [...ast.elements, ...ast.rest].flatMap(objectsIn)
  if (SchemaAST.isUnion(ast)) return ast.types.flatMap(objectsIn)
  if (!SchemaAST.isObjects(ast)) return []
  if (ast.indexSignatures.length > 0) throw new RangeError("a record has no fields that a GraphQL document could select")
  return [ast]
}
