import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import './method.css'
import { judgeScan } from '#modules/carriers/readers/web/public.ts'
import type { Scan } from '#platform/web/input/scanner.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { alertBox } from '#platform/web/look/alerts.ts'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { ReadyLine, Ways } from '#platform/web/look/Ways.tsx'
import { closeFastReceive, showStart, showStep } from './fast-receive-store.ts'
import { identify, type Reader, readerOf } from './identify.ts'
import { pickAndReceive } from './public.ts'

/** The choice of a method, 900 px (R111, R112); a scan or a card may come at once, without choosing. */
export function MethodDialog() {
  const t = useTexts('fastReceive')
  return (
    <Dialog label={t('methodTitle')} size="wide" className="fr-method" onCancel={closeFastReceive}>
      <MethodBody />
    </Dialog>
  )
}

function MethodBody() {
  const t = useTexts('fastReceive')
  const ways = [
    { name: 'barcode', icon: 'phone', title: t('barcode'), text: t('barcodeText') },
    { name: 'card', icon: 'card', title: t('card'), text: t('cardText') },
    { name: 'pick', icon: 'house', title: t('pick'), text: t('pickText') },
  ] as const

  function choose(way: (typeof ways)[number]['name']) {
    if (way === 'pick') void pickAndReceive('method')
    else showStep({ at: 'scan', kind: way, from: 'method' })
  }
  const { busy: looking, submit: look } = useSubmit(async (_, reader: Reader, code: string) => {
    const found = await identify(reader, code)
    if ('refused' in found) void alertBox(found.refused)
    else showStart(found)
  })
  useScanner(handleScan, { enabled: !looking })

  function handleScan({ text, took }: Scan) {
    const reader = readerOf(text.trim())
    const judged = judgeScan(reader === 'card' ? 'card' : 'phone', text, took)
    if (!judged) return
    if ('refused' in judged) void alertBox(judged.refused)
    else void look(reader, judged.code)
  }

  return (
    <>
      <DialogHead title={t('methodTitle')} onClose={closeFastReceive} />
      <Ways label={t('methodTitle')} ways={ways} onChoose={choose} />
      <ReadyLine title={looking ? t('looking') : t('readyTitle')} text={t('readyText')} />
    </>
  )
}
