import { type RefObject, useMemo } from 'react'
import type { Temperature } from '#platform/contract/fields.ts'
import { AutoComplete } from '#platform/web/antd/AutoComplete.tsx'
import { Select } from '#platform/web/antd/Select.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import type { RegisterOptions } from '../contract.ts'
import type { Settled } from './register-form.ts'

export interface FixedFieldsProps {
  options: RegisterOptions
  settled: Settled
  temperature: Temperature
  /** '' is none. */
  onCourier: (id: string) => void
  onKind: (id: string) => void
  onPosition: (name: string) => void
  first: RefObject<{ focus: () => void } | null>
}

const holds = (typed: string, option?: { label?: unknown; value?: unknown }): boolean =>
  plain(String(option?.label ?? option?.value ?? '')).includes(plain(typed))
const plain = (text: string): string => text.toLowerCase().replace(/[\s-]/g, '')

/** Courier, kind and shelf position: what a batch keeps. */
export function FixedFields(props: FixedFieldsProps) {
  const { options, settled, temperature, onCourier, onKind, onPosition, first } = props
  const t = useTexts('registerPackages')
  const couriers = useMemo(
    () => [
      { value: '', label: t('courierNone') },
      ...options.couriers.map((courier) => ({ value: courier.id, label: courier.name })),
    ],
    [options, t],
  )
  const kinds = useMemo(() => options.kinds.map((kind) => ({ value: kind.id, label: kind.name })), [options])
  // Those of the package's temperature come first.
  const positions = useMemo(() => {
    const fits = options.positions.filter((position) => position.temperature === temperature)
    const others = options.positions.filter((position) => position.temperature !== temperature)
    return [...fits, ...others].map((fit) => ({ value: fit.name }))
  }, [options, temperature])
  const kind = options.kinds.find((kind) => kind.id === settled.kindId)
  const isFull = options.positions.some(
    (position) => position.name === settled.shelfPosition && position.isFull,
  )

  return (
    <div className="lb-register-wide rp-fixed">
      <Field label={t('courier')} hint={settled.courierGuessed ? t('courierGuessed') : undefined}>
        <Select
          ref={first as never}
          value={settled.courierId ?? ''}
          options={couriers}
          onChange={onCourier}
          showSearch={{ filterOption: holds }}
        />
      </Field>
      <Field
        label={t('kind')}
        help={kind?.isLegal ? t('kindLegal') : undefined}
        invalid={kind && !kind.isAccepted ? t('kindRefused') : undefined}
      >
        <Select
          value={settled.kindId}
          options={kinds}
          onChange={onKind}
          showSearch={{ filterOption: holds }}
        />
      </Field>
      <Field
        label={t('shelfPosition')}
        hint={t('positionHint')}
        warn={isFull ? t('positionFull', { position: settled.shelfPosition }) : undefined}
      >
        <AutoComplete
          value={settled.shelfPosition}
          options={positions}
          onChange={(value: string) => onPosition(value ?? '')}
          maxLength={20}
          placeholder={t('positionNone')}
          backfill
          onFocus={(event) => event.target instanceof HTMLInputElement && event.target.select()}
        />
      </Field>
    </div>
  )
}
