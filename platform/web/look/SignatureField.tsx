import { lazy, Suspense, useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import type { SignaturePaper } from './SignatureCanvas.tsx'
import './signature.css'

const load = () => import('./SignatureCanvas.tsx')
const SignatureCanvas = lazy(() => load().then((module) => ({ default: module.SignatureCanvas })))

/** Fetches the paper before it is wanted: where somebody signs there may be no line. */
export const fetchSignature = (): void => void load().catch(() => undefined)
const THIN = [0.8, 2.6] as const

export interface SignatureFieldProps {
  /** Who signs here. */
  label: string
  disabled?: boolean
  /** A PNG after every stroke; undefined when it was cleared. */
  onSign: (signature: Blob | undefined) => void
}

/** Paper for one signature inside a form, with a way to begin again. */
export function SignatureField({ label, disabled, onSign }: SignatureFieldProps) {
  const t = useTexts('platform')
  const canvas = useRef<SignaturePaper>(null)
  const [signed, setSigned] = useState(false)
  const change = (signature: Blob | undefined) => {
    setSigned(signature !== undefined)
    onSign(signature)
  }
  return (
    <div className="lb-signature">
      <div className="lb-signature-head">
        <span>{label}</span>
        <Button
          type="text"
          size="small"
          icon={<Icon name="undo" />}
          disabled={disabled || !signed}
          onClick={() => {
            canvas.current?.clear()
            change(undefined)
          }}
        >
          {t('signAgain')}
        </Button>
      </div>
      <div className="lb-pad">
        <Suspense fallback={null}>
          <SignatureCanvas ref={canvas} label={label} pen={THIN} disabled={disabled} onSign={change} />
        </Suspense>
        {!signed && <span className="lb-pad-hint">{t('signHere')}</span>}
      </div>
    </div>
  )
}
