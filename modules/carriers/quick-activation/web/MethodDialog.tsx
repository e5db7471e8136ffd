import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { judgeScan, type ReaderKind } from '#modules/carriers/readers/web/public.ts'
import { looksLikePhone } from '#platform/web/input/code-shapes.ts'
import type { Scan } from '#platform/web/input/scanner.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { alertBox } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { ReadyLine, Ways } from '#platform/web/look/Ways.tsx'
import { About } from './About.tsx'
import { closeQuickActivation, showStep, type Wish } from './activation-store.ts'
import { openQuickActivation } from './public.ts'
import { StatusLink } from './StatusLink.tsx'

/** The three ways of activation (R338) for a household; a scan or a card says by itself which one is meant. */
export function MethodDialog({ wish }: { wish: Wish }) {
  const t = useTexts('quickActivation')
  return (
    <Dialog label={t('title')} size="wide" className="qa-method" onCancel={closeQuickActivation}>
      <MethodBody wish={wish} />
    </Dialog>
  )
}

function MethodBody({ wish: { household, holder } }: { wish: Wish }) {
  const t = useTexts('quickActivation')
  const ways = [
    { name: 'phone', icon: 'phone', title: t('phone'), text: t('phoneText') },
    { name: 'card', icon: 'card', title: t('card'), text: t('cardText') },
    { name: 'serial', icon: 'grid', title: t('serial'), text: t('serialText') },
  ] as const
  const again = () => void openQuickActivation()
  useScanner(handleScan)
  useHotKey('F2', 'quickActivation:otherHousehold', again)

  function handleScan({ text, took }: Scan) {
    const kind: ReaderKind = looksLikePhone(text.trim()) ? 'phone' : 'card'
    const judged = judgeScan(kind, text, took)
    if (!judged) return
    if ('refused' in judged) void alertBox(judged.refused)
    else showStep({ at: 'read', kind, household, holder, first: judged.code })
  }

  return (
    <>
      <DialogHead title={t('title')} onClose={closeQuickActivation}>
        <Button icon={<Icon name="house" />} onClick={again} aria-keyshortcuts="F2">
          {t('otherHousehold')} <Key keys="F2" />
        </Button>
      </DialogHead>
      <About
        wish={{ household, holder }}
        onHolder={(next) => showStep({ at: 'method', household, holder: next })}
      />
      <Ways
        label={t('title')}
        ways={ways}
        onChoose={(way) =>
          showStep(
            way === 'serial'
              ? { at: 'serial', household, holder }
              : { at: 'read', kind: way, household, holder },
          )
        }
      />
      <div className="qa-status">
        <StatusLink />
      </div>
      <ReadyLine title={t('readyTitle')} text={t('readyText')} />
    </>
  )
}
