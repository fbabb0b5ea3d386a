import type { QrCode } from "../../core/order/placed/qr-code.ts"

/** A QR code as a drawing, dark on light in either colour scheme, with the quiet edge that readers need. Spec: 10.752. */
export function QrPicture({ code, name }: { readonly code: QrCode; readonly name: string }) {
  const edge = 4
  const size = code.length + edge * 2
  const path = code.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + edge} ${y + edge}h1v1h-1z`] : []))).join("")
  return (
    <svg className="order-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name} shapeRendering="crispEdges">
      <path className="order-qr__ground" d={`M0 0h${size}v${size}H0z`} />
      <path className="order-qr__dark" d={path} />
    </svg>
  )
}
