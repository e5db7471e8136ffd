import '#platform/web/look/signature.css'
import './proof.css'
import { lazy, Suspense, useRef, useState } from 'react'
import type { Household } from '#modules/homes/households/contract.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import type { SignaturePaper } from '#platform/web/look/SignatureCanvas.tsx'

const SignatureCanvas = lazy(() =>
  import('#platform/web/look/SignatureCanvas.tsx').then((module) => ({ default: module.SignatureCanvas })),
)
const THICK = [1.6, 5.2] as const

export interface SignaturePadProps {
  households: readonly Household[]
  onDone: (signature: Blob) => void
  onBack: () => void
}

/** The signature pad, full screen (R127): turned to the person who signs. */
export function SignaturePad(props: SignaturePadProps) {
  const t = useTexts('fastReceive')
  return (
    <Dialog label={t('signFullTitle')} full className="fr-sign" onCancel={props.onBack}>
      <SignBody {...props} />
    </Dialog>
  )
}

function SignBody({ households, onDone, onBack }: SignaturePadProps) {
  const t = useTexts('fastReceive')
  const canvas = useRef<SignaturePaper>(null)
  const [signature, setSignature] = useState<Blob>()
  async function finish() {
    const drawn = await canvas.current?.read()
    if (drawn) onDone(drawn)
    else toast(t('signEmpty'), { isTrouble: true })
  }
  useScanner(() => undefined)
  useHotKey('Ctrl+Enter', 'fastReceive:signDone', () => void finish())
  return (
    <>
      <header className="fr-sign-head">
        <h2>{t('signFullTitle')}</h2>
        {households.map((household) => (
          <HouseholdName key={household.householdId} label={household.label} names={household.names} />
        ))}
      </header>
      <div className="fr-sign-paper">
        <Suspense fallback={null}>
          <SignatureCanvas ref={canvas} label={t('signHere')} pen={THICK} onSign={setSignature} />
        </Suspense>
        {!signature && <span className="lb-pad-hint">{t('signHere')}</span>}
      </div>
      <footer className="fr-foot fr-sign-foot">
        <Button
          size="large"
          icon={<Icon name="undo" />}
          disabled={!signature}
          onClick={() => {
            canvas.current?.clear()
            setSignature(undefined)
          }}
        >
          {t('signClear')}
        </Button>
        <span className="lb-grow" />
        <Button size="large" onClick={onBack}>
          {t('signBack')} <Key keys="Esc" />
        </Button>
        <Button size="large" type="primary" onClick={() => void finish()} aria-keyshortcuts="Control+Enter">
          {t('signDone')} <Key keys="Ctrl Enter" />
        </Button>
      </footer>
    </>
  )
}
