// What the package promises of this room, as `witryna/shell`: the project itself imports the files.
export {
  type Banner,
  type Bar,
  type BarPlace,
  type FreeShippingQuestion,
  barPositions,
  barSticks,
  closeBar,
  closedBannerCookie,
  closedBarsKey,
  isBannerClosed,
  isShippingFree,
  openBars,
  readClosedBars,
} from "./bars.ts"
export {
  type FragmentCommand,
  type FragmentEvent,
  type FragmentLoad,
  type FragmentRequest,
  contentFragment,
  fragmentAddress,
  fragmentLoad,
  idleFragment,
  loadingContainers,
  rendersContentOnly,
} from "./fragment.ts"
export { type LazyImage, type Screen, lazyImageAddress } from "./images.ts"
export { layoutLimits } from "./limits.ts"
export { type Loader, type LoaderCommand, type LoaderEvent, loader, openLoader } from "./loader.ts"
export {
  type DropDownEvent,
  type DropDowns,
  type MenuGroup,
  type ShownLinks,
  type SubmenuOverflow,
  type WideSubmenu,
  closedDropDowns,
  dropDowns,
  isWideSubmenu,
  menuColumns,
  shownMenuLinks,
  submenuLeft,
  submenuOverflow,
} from "./menu.ts"
export {
  type ActionProblem,
  type RemoteAction,
  type RemoteActionCommand,
  type RemoteActionEvent,
  idleAction,
  remoteAction,
} from "./remote-action.ts"
export { type ScriptCommand, type ScriptEvent, type ScriptLoad, scriptAddress, scriptLoad, unloadedScript } from "./scripts.ts"
export { inScriptOrder, type ScriptPosition, scriptPositions, snippetRegion } from "./script-positions.ts"
export {
  type ContactView,
  type ContactWays,
  type ContentKey,
  type MenuNode,
  type ShopContact,
  type ShopShell,
  type StrongPasswordSetting,
  type Visitor,
  contactLinks,
  plainShell,
  strongPasswordSettings,
} from "./shell.ts"
export { toastLimits } from "./toast-limits.ts"
export {
  type Toast,
  type ToastCommand,
  type ToastEvent,
  type ToastMessage,
  type ToastOccasion,
  type ToastsState,
  noToasts,
  toastTime,
  toasts,
} from "./toasts.ts"
export {
  type TooltipState,
  type TooltipCommand,
  type TooltipEvent,
  type TooltipSituation,
  hiddenTooltip,
  tooltip,
  tooltipPlace,
} from "./tooltip.ts"
export {
  type BackToTopWidths,
  type ScrollSituation,
  type Scrolled,
  type ViewType,
  backToTopRight,
  closesSidePanels,
  isMobile,
  scrollOffset,
  searchPlace,
  showsBackToTop,
  usesSearchOverlay,
  viewType,
} from "./viewport.ts"
