// What the package promises of this room, as `witryna/web`: the project itself imports the files.
export {
  type Cookie,
  cookiePairs,
  cookieText,
  deletedCookieText,
  jsonCookieText,
  percentDecoded,
  percentEncoded,
  rawCookies,
  readCookie,
  setCookieName,
  withoutCookie,
} from "./cookies.ts"
export { escapedHtml, jsonInHtml } from "./html-text.ts"
export { type ForeignObject, foreignObjects, foreignText, isForeignObject, isList, parseJson } from "./untrusted-json.ts"
export { isOwnPath, isWebAddress, urlParameters } from "./web-address.ts"
