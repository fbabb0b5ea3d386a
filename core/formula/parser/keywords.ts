/** Words that no program may declare. */
export const keywords =
  /^(?:break|case|catch|const|continue|default|delete|do|else|false|finally|for|function|if|in|instanceof|let|new|null|return|switch|this|throw|true|try|typeof|undefined|var|void|while|NaN|Infinity)$/

/** JavaScript's words that formulas do not have. */
export const unsupportedWords =
  /^(?:arguments|async|await|class|debugger|enum|eval|export|extends|globalThis|import|static|super|with|yield)$/
