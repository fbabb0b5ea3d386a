// What the package promises of this room, as `witryna/form`: the project itself imports the files.
export { type CheckedField, checkField } from "./check-field.ts"
export { isEmail } from "./kinds/email.ts"
export { effectiveKind, isLogin, isLongEnoughPhone, looksLikePhone, sentPhone } from "./kinds/personal.ts"
export {
  type FieldFault,
  type FieldKind,
  type FieldRules,
  type FormField,
  characterCount,
  formLimits,
  hasAutocomplete,
  isFilledIn,
  isSignInField,
} from "./field.ts"
export { type ChosenFile, type FileFault, type FileRules, checkFiles } from "./files.ts"
export { fileFaultText, megabytesText } from "./file-words.ts"
export { isReviewPhotoSize, pictureHints, reviewPhotoSize } from "./picture-files.ts"
export { type FormState, type FormCommand, type FormEvent, checkFields, findField, neutral, ownFault, withFault } from "./form-state.ts"
export { applyAnswers } from "./asked/asked-fields.ts"
export { everyRule, kindRules } from "./every-rule.ts"
export { type OpeningField, openForm, plainForm } from "./form.ts"
export {
  type PasswordConditions,
  isStrongPassword,
  passwordConditions,
  passwordHintKeys,
  passwordHints,
  wantsStrongPassword,
} from "./kinds/password.ts"
export {
  type PlacedFault,
  type RemoteName,
  type RemoteQuestion,
  type RemoteReply,
  type ReplyFields,
  bankAccountFault,
  faultsOfReply,
  remoteQuestion,
} from "./asked/remote-check.ts"
export { type CodeTextKey, type CodeTexts, type FormTextKey, faultWords } from "./fault-text.ts"
export { codeOwner, codeText, faultText, validationCodes } from "./asked/validation-code.ts"
export { type FieldView, type FormView, viewForm } from "./view-form.ts"
