import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { wholeNumber } from '#modules/keeping/phone-numbers/web/public.ts'
import { normalPlate } from '#platform/contract/plate.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { Proposal } from '#modules/visitors/visits/contract.ts'
import { openArrival } from './public.ts'
import { Proposals } from './Proposals.tsx'
import { useProposals } from './use-proposals.ts'
import type { VisitFormTools } from './use-visit-form.ts'
import type { VisitOptions } from './use-visit-options.ts'
import { withProposal } from './visit-form.ts'

export interface WhoFieldsProps {
  tools: VisitFormTools
  options: VisitOptions
  plate: RefObject<HTMLInputElement | null>
  phone: RefObject<HTMLInputElement | null>
  /** Somebody is awaited: their booking arrives instead. */
  onBooked: () => void
}

/** Who comes: a plate or a telephone number proposes whoever came with it before. */
export function WhoFields({ tools, options, plate, phone, onBooked }: WhoFieldsProps) {
  const t = useTexts('visitors')
  const list = useId()
  const { form, change } = tools
  const mayShow = useAllowed()([{ can: 'phoneNumbers.show' }]).length > 0
  const [at, setAt] = useState(0)
  /** The plate and number of who was chosen: nobody is proposed for them any more. */
  const [taken, setTaken] = useState('')
  const { proposals, watchPlate, watchPhone } = useProposals(form)
  const isTaken = taken === `${form.plate} ${form.phone}`
  const shown = isTaken ? [] : proposals
  const active = Math.min(at, shown.length - 1)

  /** Who came before comes with a masked number, which is filled in whole, unless somebody typed another one meanwhile. */
  async function choose(proposal: Proposal | undefined) {
    const known = proposal && { ...proposal, phone: mayShow ? proposal.phone : '' }
    if (!known) return
    if (known.bookedId) {
      onBooked()
      openArrival({ visitorId: known.bookedId })
      return
    }
    const next = withProposal(tools.read(), known, new Set(options.reasons.map((reason) => reason.reasonId)))
    setTaken(`${next.plate} ${next.phone}`)
    tools.replace(next)
    if (!known.phone) return
    const phone = await wholeNumber('visitor', known.visitorId)
    const now = tools.read()
    if (now.phone !== known.phone) return
    setTaken(`${now.plate} ${phone}`)
    tools.change({ phone })
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || shown.length === 0 || event.ctrlKey || event.altKey) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt((active + step + shown.length) % shown.length)
    else if (event.key === 'Enter') void choose(shown[active])
    else return
    event.preventDefault()
  }

  const combo = {
    role: 'combobox',
    'aria-expanded': shown.length > 0,
    'aria-controls': list,
    'aria-activedescendant': shown.length > 0 ? `${list}-${active}` : undefined,
    onKeyDown: press,
  } as const
  return (
    <>
      <div className="vd-pair">
        <Field label={t('plate')} hint={<Key keys="Alt C" />}>
          <TextInput
            {...combo}
            {...watchPlate}
            ref={plate}
            aria-keyshortcuts="Alt+C"
            value={form.plate}
            maxLength={20}
            placeholder={t('plateExample')}
            onText={(typed) => {
              setAt(0)
              change({ plate: typed })
            }}
            onBlur={() => {
              const plain = normalPlate(form.plate)
              if (plain === form.plate) return
              if (isTaken) setTaken(`${plain} ${form.phone}`)
              change({ plate: plain })
            }}
          />
        </Field>
        <Field label={t('phone')} hint={<Key keys="Alt M" />}>
          <TextInput
            {...combo}
            {...watchPhone}
            ref={phone}
            aria-keyshortcuts="Alt+M"
            inputMode="tel"
            value={form.phone}
            maxLength={30}
            onText={(typed) => {
              setAt(0)
              change({ phone: typed })
            }}
          />
        </Field>
      </div>
      {shown.length > 0 && (
        <Proposals id={list} proposals={shown} active={active} onChoose={(nth) => void choose(shown[nth])} />
      )}
      <div className="vd-pair">
        <Field label={t('name')} optional>
          <TextInput value={form.name} maxLength={40} onText={(name) => change({ name })} />
        </Field>
        <Field label={t('firm')} optional>
          <TextInput value={form.firm} maxLength={30} onText={(firm) => change({ firm })} />
        </Field>
      </div>
    </>
  )
}
