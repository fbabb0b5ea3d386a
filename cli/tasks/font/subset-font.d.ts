// What `npm run font` uses of it. The package is installed when that first runs; types are checked without it.

declare module "subset-font" {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { readonly targetFormat: "woff2" | "truetype"; readonly noLayoutClosure: boolean },
  ): Promise<Uint8Array>
}
