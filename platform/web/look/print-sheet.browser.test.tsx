import { cdp } from 'vitest/browser'
import { afterEach, expect, it } from 'vitest'
import { drawPart } from '#tests/setup/open-page.tsx'
import { PrintSheet } from './PrintSheet.tsx'

const media = (name: string) =>
  (cdp() as unknown as { send(method: string, of: object): Promise<unknown> }).send(
    'Emulation.setEmulatedMedia',
    { media: name },
  )
afterEach(() => media(''))

it('a sheet is printed with its own head and foot, and without those of the program', async () => {
  const print = globalThis.print
  globalThis.print = () => undefined
  await drawPart(
    <>
      <header data-of="program">選單</header>
      <PrintSheet width="A4" onDone={() => undefined}>
        <div className="lb-print-page">
          <header data-of="sheet">晴川社區</header>
          <footer data-of="sheet">條碼</footer>
        </div>
      </PrintSheet>
    </>,
  )
  await expect.poll(() => document.querySelectorAll('.lb-print [data-of="sheet"]').length).toBe(2)
  await media('print')
  const shown = [...document.querySelectorAll<HTMLElement>('[data-of]')].filter(
    (part) => part.checkVisibility() && getComputedStyle(part).display !== 'none',
  )
  expect(shown.map(({ textContent }) => textContent)).toEqual(['晴川社區', '條碼'])
  globalThis.print = print
})
