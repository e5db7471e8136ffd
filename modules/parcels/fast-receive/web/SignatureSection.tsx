import { useEffect, useMemo, useRef, useState } from 'react'
import { Switch } from '#platform/web/antd/Switch.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import type { ProofPanelProps } from './ProofPanel.tsx'
import { SignatureCanvas, type SignaturePaper } from '#platform/web/look/SignatureCanvas.tsx'

const THIN = [0.8, 2.6] as const

/** The signature beside the list; whether this desk uses a pad is a choice of its browser. */
export function SignatureSection({ proof, usesPad, onUsesPad, signer, locked, onFullPad }: ProofPanelProps) {
  const t = useTexts('fastReceive')
  const { signature, setSignature } = proof
  const canvas = useRef<SignaturePaper>(null)
  const [drawn, setDrawn] = useState<Blob>()
  // One that was signed here is on the canvas already; one of the full screen is shown as a picture.
  const fromFull = signature !== undefined && signature !== drawn
  const url = useMemo(() => (fromFull ? URL.createObjectURL(signature) : undefined), [fromFull, signature])
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url])
  useEffect(() => {
    if (!signature) canvas.current?.clear()
  }, [signature])

  const head = (
    <h2>
      {t('signature')} {signer && <span>{signer}</span>}
      <Switch
        size="small"
        checked={usesPad}
        disabled={locked}
        onChange={onUsesPad}
        aria-label={t('signatureOn')}
        title={t(usesPad ? 'signatureOn' : 'signatureOff')}
      />
      <Key keys="Alt V" />
    </h2>
  )
  if (!usesPad && !signature) return <section>{head}</section>
  return (
    <section>
      {head}
      <div className="lb-pad">
        {url ? (
          <img src={url} alt={t('signed')} />
        ) : (
          <SignatureCanvas
            ref={canvas}
            label={t('signHere')}
            pen={THIN}
            disabled={locked}
            onSign={(image) => {
              setDrawn(image)
              setSignature(image)
            }}
          />
        )}
        {!signature && <span className="lb-pad-hint">{t('signHere')}</span>}
      </div>
      <div className="fr-pair">
        <Button
          icon={<Icon name="undo" />}
          disabled={locked || !signature}
          onClick={() => {
            setDrawn(undefined)
            setSignature(undefined)
          }}
        >
          {t('signAgain')}
        </Button>
        <Button icon={<Icon name="pen" />} disabled={locked} onClick={onFullPad} aria-keyshortcuts="Alt+V">
          {t('signFull')}
        </Button>
      </div>
    </section>
  )
}
