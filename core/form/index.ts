// What the package promises of this room, as `witryna/form`: the project itself imports the files.
export {
  type CheckedField,
  checkField,
  effectiveKind,
  isEmail,
  isLogin,
  isLongEnoughPhone,
  looksLikePhone,
  sentPhone,
} from "./check-field.ts"
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
export { type ChosenFile, type FileFault, type FileRules, checkFiles, fileFaultText, megabytesText } from "./files.ts"
export { isReviewPhotoSize, pictureHints, reviewPhotoSize } from "./picture-files.ts"
export {
  type FormState,
  type FormCommand,
  type FormEvent,
  applyAnswers,
  checkFields,
  findField,
  neutral,
  ownFault,
  withFault,
} from "./form-state.ts"
export { type OpeningField, form, openForm } from "./form.ts"
export {
  type PasswordConditions,
  type StrongPasswordSetting,
  isStrongPassword,
  passwordConditions,
  passwordHintKeys,
  passwordHints,
  wantsStrongPassword,
} from "./password.ts"
export {
  type PlacedFault,
  type RemoteName,
  type RemoteQuestion,
  type RemoteReply,
  type ReplyFields,
  bankAccountFault,
  faultsOfReply,
  remoteQuestion,
} from "./remote-check.ts"
export { type CodeTextKey, type FormTextKey, codeOwner, codeText, faultText, validationCodes } from "./validation-code.ts"
export { type FieldView, type FormView, viewForm } from "./view-form.ts"
