/** A node of a syntax tree, as far as walking it needs. */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
}

/** What code mentions: by name, and whole sources that it loads with `import()`. */
export interface References {
  /** names used as values */
  readonly values: ReadonlySet<string>
  /** names used as types only: they run nothing */
  readonly types: ReadonlySet<string>
  readonly loads: ReadonlySet<string>
}

/** TypeScript's nodes that are values all the same. */
const valueNodes = new Set([
  "TSAsExpression",
  "TSSatisfiesExpression",
  "TSNonNullExpression",
  "TSInstantiationExpression",
  "TSEnumDeclaration",
  "TSEnumBody",
  "TSEnumMember",
  "TSParameterProperty",
])

/** Names that are written but refer to nothing: `page.quantity`, `{ quantity: 1 }`, `<a href>`. */
const ownNames: Readonly<Record<string, string>> = {
  MemberExpression: "property",
  JSXMemberExpression: "property",
  Property: "key",
  MethodDefinition: "key",
  PropertyDefinition: "key",
  TSPropertySignature: "key",
  TSMethodSignature: "key",
  TSEnumMember: "id",
  JSXAttribute: "name",
  LabeledStatement: "label",
}

/**
 * Every name that some nodes mention. A name that a parameter hides counts too: it is better to find too much than too little.
 *
 * @param target the path of a specifier
 */
export function referencesOf(nodes: readonly SyntaxNode[], target: (specifier: string) => string): References {
  const values = new Set<string>()
  const types = new Set<string>()
  const loads = new Set<string>()
  const walk = (node: SyntaxNode, asType: boolean): void => {
    const isTypeNode = asType || (node.type.startsWith("TS") && !valueNodes.has(node.type))
    if ((node.type === "Identifier" || node.type === "JSXIdentifier") && "name" in node && typeof node.name === "string") {
      ;(isTypeNode ? types : values).add(node.name)
    }
    const specifier = node.type === "ImportExpression" ? literalText(syntaxNode(node, "source")) : null
    if (specifier !== null && specifier.startsWith(".")) loads.add(target(specifier))
    const isComputed = "computed" in node && node.computed === true
    const ownName = isComputed ? undefined : ownNames[node.type]
    // every node of the project passes here: neither a list nor a copy is made of its parts
    for (const key in node) {
      if (key !== ownName) walkPart(Reflect.get(node, key), isTypeNode || (node.type === "ClassDeclaration" && key === "implements"))
    }
  }
  const walkPart = (part: unknown, asType: boolean): void => {
    if (typeof part !== "object" || part === null) return
    if (Array.isArray(part)) for (const inner of part) walkPart(inner, asType)
    else if (isSyntaxNode(part)) walk(part, asType)
  }
  for (const node of nodes) walk(node, false)
  return { values, types, loads }
}

/** A node's part that is a node, or null. */
export function syntaxNode(of: object, key: string): SyntaxNode | null {
  return childNodes(Reflect.get(of, key))[0] ?? null
}

function childNodes(child: unknown): readonly SyntaxNode[] {
  if (Array.isArray(child)) return child.flatMap(childNodes)
  return isSyntaxNode(child) ? [child] : []
}

const isSyntaxNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string" && "start" in value && "end" in value

const literalText = (node: SyntaxNode | null): string | null =>
  node !== null && "value" in node && typeof node.value === "string" ? node.value : null
