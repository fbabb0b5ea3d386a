/** The shop's sign: a bowl on its horizon beside the shop's name. */
export function Wordmark({ name }: { readonly name: string }) {
  return (
    <span className="wordmark">
      <svg className="wordmark__mark" viewBox="0 0 40 32" width="40" height="32" fill="none" aria-hidden="true" focusable="false">
        <path d="M1 29.5h38" stroke="currentColor" strokeWidth="1.5" />
        <path d="M7 11.5h26c0 9.6-4.6 14.8-8.6 16.6h-8.8C11.6 26.3 7 21.1 7 11.5Z" fill="currentColor" />
        <path d="M14.5 8.5c0-2.6 3-2.7 3-5.3M21.5 8.5c0-2.6 3-2.7 3-5.3" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      </svg>
      <span className="wordmark__name">{name}</span>
    </span>
  )
}
