/** What stands in a field of that id when the shopper has changed it since the server wrote it; `null` = nothing new. */
export const typedBefore = (fieldId: string): string | null => typedInto(document.getElementById(fieldId))

/** What stands in a field when the shopper has changed it since the server wrote it; `null` = nothing new. */
export function typedInto(field: Element | null): string | null {
  if (field instanceof HTMLInputElement) return field.value === field.defaultValue ? null : field.value
  if (field instanceof HTMLSelectElement) {
    const served = [...field.options].find((option) => option.defaultSelected)?.value ?? ""
    return field.value === served ? null : field.value
  }
  return null
}
