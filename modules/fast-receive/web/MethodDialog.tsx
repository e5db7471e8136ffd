import './method.css'
import { type KeyboardEvent, useRef, useState } from 'react'
import { judgeScan } from '#modules/readers/web/public.ts'
import { useItemKeys } from '#platform/web/input/use-hot-key.ts'
import type { Scan } from '#platform/web/input/scanner.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { alertBox } from '#platform/web/look/alerts.ts'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { closeFastReceive, showStart, showStep } from './fast-receive-store.ts'
import { identify, type Reader, readerOf } from './identify.ts'
import { pickAndReceive } from './public.ts'

const ways = [
  { name: 'barcode', icon: 'phone', text: 'barcodeText' },
  { name: 'card', icon: 'card', text: 'cardText' },
  { name: 'pick', icon: 'house', text: 'pickText' },
] as const

/** The choice of a method, 900 px (R111, R112); a scan or a card may come at once, without choosing. */
export function MethodDialog() {
  const t = useTexts('fastReceive')
  return (
    <Dialog label={t('methodTitle')} className="fr-method" onCancel={closeFastReceive}>
      <MethodBody />
    </Dialog>
  )
}

function MethodBody() {
  const t = useTexts('fastReceive')
  const tp = useTexts('platform')
  const list = useRef<HTMLDivElement>(null)
  const [looking, setLooking] = useState(false)

  function choose(nth: number) {
    const way = ways[nth]?.name
    if (way === 'pick') void pickAndReceive('method')
    else if (way) showStep({ at: 'scan', kind: way, from: 'method' })
  }
  useItemKeys(ways.length, choose)
  useScanner(hear, { enabled: !looking })

  function hear({ text, took }: Scan) {
    const reader = readerOf(text.trim())
    const judged = judgeScan(reader === 'card' ? 'card' : 'phone', text, took)
    if (!judged) return
    if ('refused' in judged) void alertBox(judged.refused)
    else void look(reader, judged.code)
  }

  async function look(reader: Reader, code: string) {
    setLooking(true)
    const found = await identify(reader, code)
    setLooking(false)
    if ('refused' in found) void alertBox(found.refused)
    else showStart(found)
  }

  function press(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    buttons[(at + by + buttons.length) % buttons.length]?.focus()
  }

  return (
    <>
      <div className="lb-dialog-head">
        <h2 className="lb-grow">{t('methodTitle')}</h2>
        <button type="button" className="lb-icon-button" aria-label={tp('close')} onClick={closeFastReceive}>
          <Icon name="x" />
        </button>
      </div>
      <div className="fr-ways" role="toolbar" aria-label={t('methodTitle')} onKeyDown={press} ref={list}>
        {ways.map((way, nth) => (
          <button
            key={way.name}
            type="button"
            className="fr-way"
            autoFocus={nth === 0}
            aria-keyshortcuts={`Alt+${nth + 1}`}
            onClick={() => choose(nth)}
          >
            <Icon name={way.icon} size={32} />
            <b>{t(way.name)}</b>
            <span>{t(way.text)}</span>
            <Key keys={`Alt ${nth + 1}`} />
          </button>
        ))}
      </div>
      <div className="fr-ready">
        <Icon name="scan" />
        <span className="fr-ready-words" role="status">
          <b>{looking ? t('looking') : t('readyTitle')}</b>
          <span className="lb-quiet">{t('readyText')}</span>
        </span>
        <span className="fr-ready-esc lb-quiet lb-nowrap">
          <Key keys="Esc" spoken /> {t('cancelKey')}
        </span>
      </div>
    </>
  )
}
