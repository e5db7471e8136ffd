import { useQuery } from '@tanstack/react-query'
import type { KeyboardEvent, RefObject } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ManualCodeButton } from '#platform/web/input/ManualCodeButton.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { packages } from '../contract.ts'
import { guessCourier } from './courier-forms.ts'
import { useDelayed } from './use-delayed.ts'

const api = client(packages)

export interface TrackingFieldProps {
  input: RefObject<HTMLInputElement | null>
  value: string
  /** The courier that the batch keeps: said when the number looks like another's. */
  batchCourier: string | undefined
  onText: (text: string) => void
  onEnter: () => void
}

/** The tracking number, scanned or typed; a number of the last 30 days warns and does not block. */
export function TrackingField({ input, value, batchCourier, onText, onEnter }: TrackingFieldProps) {
  const t = useTexts('registerPackages')
  const guess = guessCourier(value)
  const earlier = useEarlier(value.trim())
  const other = guess && batchCourier && guess.courier !== batchCourier
  const hint = earlier
    ? t('earlierHint')
    : other
      ? t('trackingOther', { courier: guess.courier, batch: batchCourier })
      : guess && t('trackingForm', { courier: guess.courier })

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.altKey || event.ctrlKey) return
    event.preventDefault()
    onEnter()
  }

  return (
    <Field
      label={t('trackingNumber')}
      hint={hint}
      warn={
        earlier &&
        t(earlier.handedOverAt ? 'earlierDone' : 'earlierWaiting', {
          time: speakTime(earlier.arrivedAt),
          serialNumber: earlier.serialNumber,
          label: earlier.label,
        })
      }
    >
      <TextInput
        ref={input}
        icon="scan"
        data-scans="code"
        className="lb-register-large"
        aria-keyshortcuts="/"
        placeholder={t('trackingPlaceholder')}
        value={value}
        maxLength={60}
        onText={onText}
        onKeyDown={press}
        extra={
          <>
            {guess && !other && <Icon name="check" />}
            <ManualCodeButton onUse={onText} />
          </>
        }
      />
    </Field>
  )
}

/** The newest package of the last 30 days with the same number. */
function useEarlier(trackingNumber: string) {
  const asked = useDelayed(trackingNumber, 150)
  const { data } = useQuery({
    queryKey: ['packages', 'earlier', asked],
    queryFn: async ({ signal }) => (await api.findEarlier({ trackingNumber: asked }, { signal })).data,
    enabled: asked.length >= 4,
    retry: false,
  })
  return asked === trackingNumber && asked !== '' ? data?.[0] : undefined
}
