/**
 * Who makes what keeps passkeys, by the id of its model (AAGUID). It is told by the device and proved by nobody, so it is good for a name and
 * for nothing else.
 *
 * Source: the list that the community keeps, github.com/passkeydeveloper/passkey-authenticator-aaguids, and the makers' own pages for keys of metal.
 */
const makers: ReadonlyMap<string, string> = new Map([
  ["ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4", "Google Password Manager"],
  ["adce0002-35bc-c60a-648b-0b25f1f05503", "Chrome (Mac)"],
  ["fbfc3007-154e-4ecc-8c0b-6e020557d7bd", "Apple Passwords"],
  ["dd4ec289-e01d-41c9-bb89-70fa845d4bf2", "Apple Passwords"],
  ["08987058-cadc-4b81-b6e1-30de50dcbe96", "Windows Hello"],
  ["9ddd1817-af5a-4672-a2b9-3e3dd95000a9", "Windows Hello"],
  ["6028b017-b1d4-4c02-b4b3-afcdafc96bb2", "Windows Hello"],
  ["53414d53-554e-4700-0000-000000000000", "Samsung Pass"],
  ["bada5566-a7aa-401f-bd96-45619a55120d", "1Password"],
  ["d548826e-79b4-db40-a3d8-11116f7e8349", "Bitwarden"],
  ["531126d6-e717-415c-9320-3d9aa6981239", "Dashlane"],
  ["b84e4048-15dc-4dd0-8640-f4f60813c8af", "NordPass"],
  ["0ea242b4-43c4-4a1b-8b17-dd6d0b6baec6", "Keeper"],
  ["50726f74-6f6e-5061-7373-50726f746f6e", "Proton Pass"],
  ["fdb141b2-5d84-443e-8a35-4698c205a502", "KeePassXC"],
  ["ee882879-721c-4913-9775-3dfcce97072a", "YubiKey 5"],
  ["cb69481e-8ff7-4039-93ec-0a2729a154a8", "YubiKey 5"],
  ["2fc0579f-8113-47ea-b116-bb5a8db9202a", "YubiKey 5 NFC"],
])

/**
 * The maker of a passkey; `null` where the table has none, as of devices that do not tell.
 *
 * Spec: 20.31.
 *
 * @example passkeyMaker("BADA5566-a7aa-401f-bd96-45619a55120d") // => "1Password"
 * @example passkeyMaker("00000000-0000-0000-0000-000000000000") // => null
 */
export const passkeyMaker = (aaguid: string): string | null => makers.get(aaguid.toLowerCase()) ?? null
