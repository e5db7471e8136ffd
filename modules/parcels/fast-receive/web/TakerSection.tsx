import { receiveTypes } from '#platform/contract/hand-over.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { Start } from './fast-receive-store.ts'
import type { Proof } from './use-proof.ts'

/** The most residents that are offered. */
const mostNames = 6

export interface TakerSectionProps {
  proof: Proof
  /** Who lives in the households. */
  names: readonly string[]
  receiveType: Start['receiveType']
  locked: boolean
}

/** Who takes it: one press on a resident, or a name; left empty it is the holder of the card or phone. */
export function TakerSection({ proof, names, receiveType, locked }: TakerSectionProps) {
  const t = useTexts('fastReceive')
  const isScanned = receiveType === receiveTypes.barcode || receiveType === receiveTypes.card
  return (
    <section>
      <Field label={t('taker')} optional>
        <TextInput
          value={proof.taker}
          maxLength={30}
          disabled={locked}
          placeholder={isScanned ? t('takerHolder') : undefined}
          onText={proof.setTaker}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </Field>
      <div className="lb-chips fr-taker">
        {names.slice(0, mostNames).map((name) => (
          <Button
            key={name}
            disabled={locked}
            aria-pressed={proof.taker === name}
            onClick={() => proof.setTaker(proof.taker === name ? '' : name)}
          >
            {name}
          </Button>
        ))}
      </div>
    </section>
  )
}
