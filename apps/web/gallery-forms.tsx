import { useState } from 'react'
import { Problem } from '#platform/contract/problem.ts'
import { AmountInput } from '#platform/web/form/AmountInput.tsx'
import { CorrectionDialog } from '#platform/web/form/CorrectionDialog.tsx'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { choiceField, segmentsField, tickField, ticksField } from '#platform/web/form/choice-fields.tsx'
import {
  amountField,
  dayField,
  type FormField,
  longTextField,
  textField,
} from '#platform/web/form/fields.tsx'
import { TimeInput } from '#platform/web/form/TimeInput.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'

interface Thing {
  name: string
  kind: string | null
  price: string
  untilDay: string
  isKept: boolean
  way: 'desk' | 'door'
  days: ('sat' | 'sun')[]
  note: string
}
const given: Thing = {
  name: '雨傘',
  kind: 'lent',
  price: '1280',
  untilDay: '2026-11-30',
  isKept: false,
  way: 'desk',
  days: ['sat'],
  note: '',
}
const kinds = [
  { value: 'lent', label: '借出' },
  { value: 'sold', label: '售出' },
]
const fields: readonly FormField<Thing>[] = [
  { ...textField<Thing>('名稱', 'name'), wrong: ({ name }) => (name.trim() ? undefined : '請填寫名稱。') },
  choiceField('種類', 'kind', kinds, { none: '未註明' }),
  amountField('金額', 'price', { optional: true }),
  dayField('期限', 'untilDay'),
  tickField('留存', 'isKept', { help: '留存的物品不提醒領回。' }),
  segmentsField<Thing, 'way'>('領取處', 'way', [
    { value: 'desk', label: '櫃台' },
    { value: 'door', label: '門口' },
  ]),
  ticksField<Thing, Thing['days'][number]>('可領日', 'days', [
    { value: 'sat', label: '週六' },
    { value: 'sun', label: '週日' },
  ]),
  longTextField('說明', 'note', { rows: 3 }),
]
const isSeen = new WeakSet<Thing>([given])

/** Fields of days and amounts, and a correction that a colleague overtakes once. */
export function GalleryForms() {
  const [day, setDay] = useState('2026-11-23')
  const [time, setTime] = useState('21:30')
  const [amount, setAmount] = useState('1234567')
  const [open, setOpen] = useState(false)
  return (
    <Panel pad="form">
      <h2>表單</h2>
      <Field label="日期">
        <DayInput value={day} onDay={setDay} />
      </Field>
      <Field label="時間">
        <TimeInput value={time} onTime={setTime} />
      </Field>
      <Field label="金額">
        <AmountInput icon="cash" value={amount} onAmount={setAmount} />
      </Field>
      <div className="gl-row">
        <Button onClick={() => setOpen(true)}>更正</Button>
      </div>
      {open && (
        <CorrectionDialog
          title="更正"
          confirm="儲存"
          given={given}
          codes={[409000]}
          formOf={(thing) => thing}
          newest={async () => ({ ...given, price: '1500' })}
          fields={fields}
          because={{ label: '原因', reasons: ['寫錯', '改期'] }}
          send={async ({ seen }) => {
            if (isSeen.has(seen)) throw new Problem('conflict', 409000, '林志明剛剛改過這一筆。')
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Panel>
  )
}
