import { expect, test } from "vitest"
import { readRobots } from "../../../core/changeover/robots-said.ts"
import { robotsText } from "../../../core/pages/robots.ts"

const said = (...lines: readonly string[]) => readRobots(lines.join("\n"), "witryna-compare")

test.each([
  // rules, address, allowed
  [["User-agent: *", "Disallow: /a"], "/a.html", false],
  [["User-agent: *", "Disallow: /a"], "/b.html", true],
  [["User-agent: *", "Disallow:"], "/a", true],
  [["User-agent: *", "Disallow: /", "Allow: /shop/"], "/shop/a", true],
  [["User-agent: *", "Disallow: /shop/", "Allow: /shop/"], "/shop/a", true],
  [["User-agent: *", "Disallow: /*?"], "/a?b", false],
  [["User-agent: *", "Disallow: /*.php$"], "/a.php?b", true],
  [["User-agent: *", "Disallow: /*.php$"], "/a.php", false],
  [["user-agent : *", "DISALLOW : /a # why"], "/a", false],
  [["User-agent: Witryna", "Disallow: /a", "", "User-agent: *", "Disallow: /b"], "/b", true],
  [["User-agent: Witryna", "Disallow: /a", "", "User-agent: *", "Disallow: /b"], "/a", false],
  [["User-agent: one", "User-agent: *", "Disallow: /a"], "/a", false],
  [["User-agent: one", "Disallow: /a"], "/a", true],
  [["Disallow: /a"], "/a", true],
  [["<html>no such page</html>"], "/a", true],
])("%j about %s: %s (10.1046)", (lines, address, isAllowed) => expect(said(...lines).allows(address)).toBe(isAllowed))

test("a pause and maps are told, and what is no number is no pause (10.1046)", () => {
  const robots = said("User-agent: *", "Crawl-delay: 1.5", "Sitemap: https://shop.example/a.xml", "Sitemap: /b.xml")
  expect([robots.pauseMs, robots.maps]).toEqual([1_500, ["https://shop.example/a.xml", "/b.xml"]])
  expect(said("User-agent: *", "Crawl-delay: soon").pauseMs).toBeNull()
})

test("what our own shop keeps out is kept out, and its pages are not (10.471, 10.1046)", () => {
  const robots = readRobots(robotsText("https://shop.example"), "witryna-compare")
  const out = ["/basketedit.php", "/search.php?text=a", "/pol_m_A-1.html?sort=newest", "/order1.php"]
  expect(out.filter(robots.allows)).toEqual([])
  for (const path of ["/", "/product-pol-501-Kubek.html", "/pol_m_A-1.html?counter=1"]) expect(robots.allows(path)).toBe(true)
  expect(robots.maps).toEqual(["https://shop.example/sitemap.xml.gz"])
})
