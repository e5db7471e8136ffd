import { AutoComplete } from '#platform/web/antd/AutoComplete.tsx'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { freights, type ItemKind } from '../contract.ts'
import { useCourierNames, useDeskOptions } from './use-courier-names.ts'
import type { ItemFormTools } from './use-item-form.ts'

/** Who sends it, who fetches it, where it lies; for a parcel also to whom and who pays. */
export function ItemFields({ kind, tools }: { kind: ItemKind; tools: ItemFormTools }) {
  const t = useTexts('registerItems')
  const { form, change, complaint } = tools
  const couriers = useCourierNames()
  const positions = useDeskOptions().data?.positions ?? []
  return (
    <>
      <Field label={t('sender')} invalid={complaint === 'senderRequired' ? t('senderRequired') : undefined}>
        <AutoComplete
          value={form.senderName}
          maxLength={20}
          options={(form.household?.names ?? []).map((value) => ({ value }))}
          onChange={(value: string) => change({ senderName: value ?? '' })}
        />
      </Field>
      <Field label={t('courier')} help={form.courierName ? undefined : t('courierMissing')}>
        <AutoComplete
          value={form.courierName}
          maxLength={20}
          placeholder={t('courierPlaceholder')}
          options={couriers.map((value) => ({ value }))}
          showSearch={{ filterOption: (typed, option) => String(option?.value ?? '').includes(typed) }}
          onChange={(value: string) => change({ courierName: value ?? '' })}
        />
      </Field>
      <Field label={t('position')} optional>
        <AutoComplete
          value={form.shelfPosition}
          maxLength={20}
          options={positions.map(({ name }) => ({ value: name }))}
          onChange={(value: string) => change({ shelfPosition: value ?? '' })}
        />
      </Field>
      <Field label={t('pieces')}>
        <TextInput
          inputMode="numeric"
          value={form.pieces}
          maxLength={2}
          onText={(text) => change({ pieces: text.replace(/\D/g, '') })}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      {kind === 'outgoing' && (
        <>
          <Field label={t('recipient')} optional>
            <TextInput
              value={form.recipient}
              maxLength={40}
              placeholder={t('recipientPlaceholder')}
              onText={(recipient) => change({ recipient })}
            />
          </Field>
          <Field label={t('money')} optional help={t('moneyHelp')}>
            <AmountInput value={form.money} onAmount={(money) => change({ money })} />
          </Field>
          <div className="lb-field">
            <span className="lb-register-label">{t('freight')}</span>
            <Segments
              full
              label={t('freight')}
              value={form.freight}
              options={freights.map((value) => ({ value, label: t(`freight_${value}`) }))}
              onChange={(freight) => change({ freight })}
            />
          </div>
        </>
      )}
      <div className={kind === 'outgoing' ? '' : 'ri-wide'}>
        <Field label={t('note')} optional>
          <TextInput
            value={form.note}
            maxLength={50}
            placeholder={t(`notePlaceholder_${kind}`)}
            onText={(note) => change({ note })}
          />
        </Field>
      </div>
    </>
  )
}
