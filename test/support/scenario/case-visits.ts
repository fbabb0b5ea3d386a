import { signedIn, type Visit } from "./order-visits.ts"

const statement = { step: "statement", case_name: "Zofia Nowacka", case_email: "zofia@example.org", case_scope: "parts" }

/** The pages of withdrawals, returns and complaints. */
export const caseVisits = {
  case: [
    {
      shows: /"kind":"withdrawal","step":"sent"/,
      go: async (browser) => {
        await browser.open("/withdrawal.php")
        await browser.submit("/withdrawal.php", statement)
        const told = { ...statement, case_order: "zeszły wtorek", case_goods: "dwa kubki" }
        const { html } = await browser.submit("/withdrawal.php", told)
        await browser.submit("/withdrawal.php", { step: "check", key: /name="key" value="([^"]*)"/.exec(html)?.[1] ?? "" })
      },
    },
    {
      shows: /"kind":"return","step":"order","faults":\["unknown"\]/,
      go: async (browser) => {
        await browser.submit("/signin.php", signedIn)
        await browser.submit("/returns-open.php", { step: "order", case_order: "23456-789AB" })
      },
    },
  ],
  cases: [
    {
      shows: /"cases":\[\],"shown":null/,
      go: async (browser) => {
        await browser.submit("/signin.php", signedIn)
        await browser.open("/returns.php")
      },
    },
  ],
} as const satisfies Readonly<Record<string, readonly Visit[]>>
