import { launch } from './chromium.js'
import { serveSite } from './site.js'
const server = await serveSite(); const browser = await launch()
const only = process.argv[2] ?? 'try'
const sizes = (process.argv[3] ?? '1440,820,390').split(',').map(Number)
for (const scheme of (process.argv[4] ?? 'light,dark').split(',') as ('light'|'dark')[]) for (const width of sizes) {
  const page = await browser.newPage({ viewport: { width, height: width > 1000 ? 900 : 1000 }, colorScheme: scheme })
  page.on('console', (m) => { if (m.type() === 'error') console.log('console', m.text()) }); page.on('pageerror', (e) => console.log('pageerror', String(e)))
  if (only === 'try') {
    await page.goto(`${server.origin}/try.html`)
    await page.locator('#send').click()
    await page.locator('#response .status').waitFor()
    await page.getByRole('button', { name: '+ 10 seconds' }).click()
    await page.locator('#webhooks .status.good, #webhooks .status.bad').first().waitFor()
    await page.locator('#response').getByRole('button', { name: 'Get a task' }).click()
    await page.locator('#send').click()
    await page.locator('#response').getByText('"succeeded"').waitFor()
  } else {
    await page.goto(`${server.origin}/${only}`)
    if (only === 'index.html') { await page.locator('#run').click(); await page.waitForTimeout(700) }
  }
  await page.waitForTimeout(200)
  await page.screenshot({ path: `/tmp/shots/${only.replace(/\W/g, '_')}-${width}-${scheme}.png`, fullPage: process.argv[5] === 'full' || width < 1000 })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth); if (wide > width) console.log('WIDE', width, wide)
  await page.close()
}
await browser.close(); await server.close()
