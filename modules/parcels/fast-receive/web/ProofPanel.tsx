import '#platform/web/look/signature.css'
import './proof.css'
import { lazy, Suspense, useId, useState } from 'react'
import { CameraShot } from '#modules/keeping/files/web/public.ts'
import { usePackageSettings } from '#modules/parcels/package-settings/web/public.ts'
import { lengthOf } from '#platform/contract/cut.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import type { IconName } from '#platform/web/look/icon-paths.ts'
import { Key } from '#platform/web/look/Key.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { addTemplate, cutNote, NOTE_LENGTH } from './note.ts'
import type { Start } from './fast-receive-store.ts'
import { TakerSection } from './TakerSection.tsx'
import type { Proof } from './use-proof.ts'

const SignatureSection = lazy(() =>
  import('./SignatureSection.tsx').then((module) => ({ default: module.SignatureSection })),
)

export interface ProofPanelProps {
  proof: Proof
  allowsSignature: boolean
  usesPad: boolean
  onUsesPad: (on: boolean) => void
  /** The one person who has to sign, when there is exactly one. */
  signer?: string
  phone: boolean
  locked: boolean
  onFullPad: () => void
  /** Who lives in the households, and how these were found. */
  names: readonly string[]
  receiveType: Start['receiveType']
}

/** Signature, photo and note: none of them is needed, all of them are kept. */
export function ProofPanel(props: ProofPanelProps) {
  const t = useTexts('fastReceive')
  if (props.phone) return <PhoneProof {...props} />
  return (
    <aside className="fr-proof" aria-label={t('proofs')}>
      {props.allowsSignature && (
        <Suspense fallback={<div className="lb-pad" />}>
          <SignatureSection {...props} />
        </Suspense>
      )}
      <TakerSection {...props} />
      <PhotoSection {...props} />
      <NoteSection {...props} />
    </aside>
  )
}

function PhotoSection({ proof, locked }: ProofPanelProps) {
  const t = useTexts('fastReceive')
  const tp = useTexts('platform')
  return (
    <section>
      <h2>
        {t('photo')} <span>{tp('optional')}</span> <Key keys="F8" />
      </h2>
      <CameraShot value={proof.photo} onChange={proof.setPhoto} disabled={locked} />
    </section>
  )
}

function NoteSection({ proof, locked }: ProofPanelProps) {
  const t = useTexts('fastReceive')
  const id = useId()
  const count = lengthOf(proof.note)
  const templates = usePackageSettings().noteTemplates.filter((template) => template !== '')
  return (
    <section>
      <div className="fr-note-head">
        <label htmlFor={id}>{t('noteLabel')}</label>
        <span aria-live="polite" className={count >= NOTE_LENGTH ? 'fr-full' : undefined}>
          {t('noteCount', { count })}
        </span>
      </div>
      <NoteInput id={id} proof={proof} locked={locked} />
      <div className="fr-pair">
        {templates.map((template) => (
          <Button
            key={template}
            disabled={locked}
            onClick={() => proof.setNote(addTemplate(proof.note, template))}
          >
            {template}
          </Button>
        ))}
      </div>
    </section>
  )
}

/** Cuts at 30 code points (R129), but never in the middle of what an input method composes. */
function NoteInput({ id, proof, locked }: { id: string; proof: Proof; locked: boolean }) {
  const [composing, setComposing] = useState<string>()
  return (
    <TextInput
      id={id}
      value={composing ?? proof.note}
      disabled={locked}
      onText={(text) => (composing === undefined ? proof.setNote(cutNote(text)) : setComposing(text))}
      onCompositionStart={() => setComposing(proof.note)}
      onCompositionEnd={(event) => {
        setComposing(undefined)
        proof.setNote(cutNote(event.currentTarget.value))
      }}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  )
}

/** What unfolds at the lower end of a phone would else stay hidden. */
function scrollIntoSight(element: HTMLElement | null): void {
  if (element?.firstChild) element.scrollIntoView({ block: 'nearest' })
}

/** On a phone three buttons; photo and note unfold below them. */
function PhoneProof(props: ProofPanelProps) {
  const { proof, allowsSignature, locked, onFullPad } = props
  const t = useTexts('fastReceive')
  const [open, setOpen] = useState<'photo' | 'note'>()
  const toggle = (part: 'photo' | 'note') => setOpen(open === part ? undefined : part)
  return (
    <aside className="fr-proof" aria-label={t('proofs')}>
      <div className="fr-trio">
        {allowsSignature && (
          <TrioButton
            icon="pen"
            is={proof.signature !== undefined}
            yes={t('signed')}
            no={t('signature')}
            disabled={locked}
            onPress={onFullPad}
          />
        )}
        <TrioButton
          icon="cam"
          is={proof.photo !== undefined}
          yes={t('photographed')}
          no={t('photoShort')}
          disabled={locked}
          open={open === 'photo'}
          onPress={() => toggle('photo')}
        />
        <TrioButton
          icon="pen"
          is={proof.note !== '' || proof.taker !== ''}
          yes={t('noted')}
          no={t('takerAndNote')}
          disabled={locked}
          open={open === 'note'}
          onPress={() => toggle('note')}
        />
      </div>
      <div ref={scrollIntoSight} key={open}>
        {open === 'photo' && <PhotoSection {...props} />}
        {open === 'note' && (
          <>
            <TakerSection {...props} />
            <NoteSection {...props} />
          </>
        )}
      </div>
    </aside>
  )
}

interface TrioButtonProps {
  icon: IconName
  is: boolean
  yes: string
  no: string
  disabled: boolean
  open?: boolean
  onPress: () => void
}

function TrioButton({ icon, is, yes, no, disabled, open, onPress }: TrioButtonProps) {
  return (
    <button
      type="button"
      className={is ? 'fr-trio-yes' : undefined}
      aria-expanded={open}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name={is ? 'check' : icon} />
      {is ? yes : no}
    </button>
  )
}
