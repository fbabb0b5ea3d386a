import fc from "fast-check"

const surrogates = { first: 0xd800, many: 0x800 }

/**
 * Any character of Unicode, to put texts together of: the cases are those of fast-check's unit "binary". That one makes a map of all 1,112,064
 * characters when it first takes a text apart, which takes 0.7 s of a processor and stays in memory; here a character is counted back.
 */
export const anyCharacter: fc.Arbitrary<string> = fc.nat({ max: 0x10_ffff - surrogates.many }).map(
  (number) => String.fromCodePoint(number < surrogates.first ? number : number + surrogates.many),
  (character) => {
    if (typeof character !== "string" || Array.from(character).length !== 1) throw new TypeError("That is no character")
    const code = character.codePointAt(0) ?? 0
    return code < surrogates.first ? code : code - surrogates.many
  },
)
