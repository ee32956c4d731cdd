import { chromium } from 'playwright'
const entries = Object.values((await (await fetch('http://127.0.0.1:6107/index.json')).json()).entries)
const mine = /^(badge|breadcrumbs|card|chip|drawing|empty-state|error-page|filter-panel|floor-stack|gallery|load-more|loading-bar|logo|page-head|picture|plate|site-footer|site-header|skeleton|toast|toggle-panel|uploader|weekday-selector)--/
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage({ viewport: { width: 320, height: 700 } })
let n = 0
for (const { id, type } of entries) {
  if (type !== 'story' || !mine.test(id)) continue
  await page.goto(`http://127.0.0.1:6107/iframe.html?id=${id}&viewMode=story`)
  await page.waitForSelector('#storybook-root > *', { timeout: 8000, state: 'attached' }).catch(() => console.log('no root', id))
  await page.waitForTimeout(60)
  n++
  const found = await page.evaluate(() => {
    const over = document.documentElement.scrollWidth - innerWidth
    const small = [...document.querySelectorAll('#storybook-root :is(a,button,summary,input:not(.sr-only))')].filter((e) => {
      const r = e.getBoundingClientRect()
      return r.width > 0 && (r.height < 23.5 || r.width < 23.5) && !e.closest('label') && getComputedStyle(e, '::after').position !== 'absolute'
    }).map((e) => e.outerHTML.slice(0, 90) + ' ' + Math.round(e.getBoundingClientRect().width) + 'x' + e.getBoundingClientRect().height)
    return { over, small }
  })
  if (found.over > 0 || found.small.length) console.log(id, JSON.stringify(found))
}
console.log(n, 'stories')
await browser.close()
