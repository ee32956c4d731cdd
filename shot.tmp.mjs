import { chromium } from 'playwright'
const jobs = JSON.parse(process.argv[2])
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
for (const [id, theme, width, height, name] of jobs) {
  const page = await browser.newPage({ viewport: { width, height: height || 700 }, reducedMotion: 'reduce' })
  await page.goto(`http://127.0.0.1:6107/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`, { waitUntil: 'networkidle' })
  await page.waitForSelector('#storybook-root > *', { timeout: 20000 }).catch(() => console.log('no root', id))
  await page.waitForTimeout(900)
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (over > 0) console.log('SIDEWAYS', id, width, over)
  await page.screenshot({ path: `/tmp/dr/shots/${name || id + '-' + theme + '-' + width}.png`, fullPage: !height })
  await page.close()
}
await browser.close()
