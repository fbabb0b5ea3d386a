/** What stands in a field when the shopper has changed it since the server wrote it; `null` = nothing new. */
export function typedBefore(fieldId: string): string | null {
  const field = document.getElementById(fieldId)
  if (field instanceof HTMLInputElement) return field.value === field.defaultValue ? null : field.value
  if (field instanceof HTMLSelectElement) {
    const served = [...field.options].find((option) => option.defaultSelected)?.value ?? ""
    return field.value === served ? null : field.value
  }
  return null
}
