import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { draw } from '#tests/setup/draw.tsx'
import { choiceField, segmentsField, tickField, ticksField } from './choice-fields.tsx'
import { factsOf, type FormField, FormFields, longTextField } from './fields.tsx'
import { useMeanwhile } from './use-meanwhile.ts'

interface Rules {
  way: 'tag' | 'call'
  roles: ('admin' | 'desk' | 'committee')[]
  hour: number | null
  note: string
  isOn: boolean
}
const rules: Rules = { way: 'tag', roles: ['desk'], hour: 9, note: '', isOn: true }
const fields: readonly FormField<Rules>[] = [
  segmentsField<Rules, 'way'>('沒有管道的住戶', 'way', [
    { value: 'tag', label: '掛牌' },
    { value: 'call', label: '電話' },
  ]),
  ticksField<Rules, Rules['roles'][number]>(
    '可復原的角色',
    'roles',
    [
      { value: 'admin', label: '管理員' },
      { value: 'desk', label: '櫃台' },
      { value: 'committee', label: '管委會' },
    ],
    { wrong: ({ roles }) => (roles.length ? undefined : '請至少勾選一種角色。') },
  ),
  choiceField<Rules>(
    '提醒時間',
    'hour',
    [9, 10].map((value) => ({ value, label: `${value}:00` })),
    {
      none: '不提醒',
    },
  ),
  longTextField<Rules>('說明', 'note', { rows: 3, clean: (typed) => typed.replaceAll('\n', '') }),
  tickField<Rules>('啟用', 'isOn', { help: '關閉後，不再通知。' }),
]

function RulesForm({ onForm }: { onForm: (form: Rules) => void }) {
  const [form, setForm] = useState(rules)
  const change = (patch: Partial<Rules>) => {
    setForm({ ...form, ...patch })
    onForm({ ...form, ...patch })
  }
  return <FormFields tried fields={fields} form={form} change={change} />
}

it('choices of every kind are kept as they are sent, and said as they are drawn', async () => {
  const onForm = vi.fn<(form: Rules) => void>()
  const screen = await draw(<RulesForm onForm={onForm} />)
  await screen.getByRole('radio', { name: '電話' }).click()
  await screen.getByText('管理員').click()
  const hour = screen.getByRole('combobox', { name: '提醒時間' })
  await hour.click()
  await screen.getByRole('option', { name: '10:00' }).click()
  await screen.getByText('啟用').click()
  const kept = { ...rules, way: 'call', roles: ['admin', 'desk'], hour: 10, isOn: false } as Rules
  expect(onForm).toHaveBeenLastCalledWith(kept)
  expect(factsOf(fields)(kept, undefined)).toEqual([
    ['沒有管道的住戶', '電話'],
    ['可復原的角色', '管理員、櫃台'],
    ['提醒時間', '10:00'],
    ['說明', ''],
    ['啟用', '否'],
  ])
  await hour.click()
  await userEvent.keyboard('{Home}{Enter}')
  expect(onForm).toHaveBeenLastCalledWith({ ...kept, hour: null })
  // What is typed at the field itself opens the list at what it means.
  await userEvent.keyboard('10{Enter}')
  expect(onForm).toHaveBeenLastCalledWith(kept)
})

it('nothing ticked is said where something must be', async () => {
  const screen = await draw(<RulesForm onForm={() => undefined} />)
  await screen.getByText('櫃台').click()
  await expect.element(screen.getByText('請至少勾選一種角色。')).toBeVisible()
})

it('what may not stand in a long text goes as it is typed', async () => {
  const onForm = vi.fn<(form: Rules) => void>()
  const screen = await draw(<RulesForm onForm={onForm} />)
  await screen.getByLabelText('說明').click()
  await userEvent.keyboard('請至{Enter}櫃台')
  expect(onForm).toHaveBeenLastCalledWith({ ...rules, note: '請至櫃台' })
})

interface Saved {
  note: string
  version: number
}
function Followed({ saved }: { saved: Saved }) {
  const { form, isDirty, change } = useMeanwhile<Saved, Pick<Saved, 'note'>>({
    given: saved,
    codes: [],
    formOf: ({ note }) => ({ note }),
    fields: [longTextField('說明', 'note', { rows: 2 })],
    newest: async () => saved,
    isNewer: (now, before) => now.version > before.version,
  })
  return (
    <>
      <textarea
        aria-label="說明"
        value={form.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      <output data-testid="dirty">{String(isDirty)}</output>
    </>
  )
}

it('what somebody else saved comes in at once while nothing is typed, and never over what is', async () => {
  const screen = await render(<Followed saved={{ note: '一', version: 1 }} />)
  await screen.rerender(<Followed saved={{ note: '二', version: 2 }} />)
  await expect.element(screen.getByLabelText('說明')).toHaveValue('二')
  await screen.getByLabelText('說明').fill('我寫的')
  await screen.rerender(<Followed saved={{ note: '三', version: 3 }} />)
  await expect.element(screen.getByTestId('dirty')).toHaveTextContent('true')
  await expect.element(screen.getByLabelText('說明')).toHaveValue('我寫的')
})
