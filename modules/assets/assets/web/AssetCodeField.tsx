import './page-texts.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { AutoComplete } from '#platform/web/antd/AutoComplete.tsx'
import { client } from '#platform/web/calls/client.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { assets } from '../contract.ts'

const api = client(assets)
const most = 8
const isSame = (one: string, other: string) => one.toUpperCase() === other.toUpperCase()

interface AssetCodeFieldProps {
  label: string
  code: string
  onCode: (code: string) => void
}

/**
 * The number of something of the register: chosen by any part of its number or name, with arrows and Enter. What the register
 * has not is said at once and not sent, unless it stood there before. Typed freely by who may not look at the register.
 */
export function AssetCodeField({ label, code, onCode }: AssetCodeFieldProps) {
  const t = useTexts('assetsPage')
  const maySee = useAllowed()([{ can: 'assets.view', service: [11, 25] }]).length > 0
  const [kept] = useState(code)
  const [isLeft, setLeft] = useState(true)
  const typed = useDeferredValue(code.trim())
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['assets', 'matches', typed],
    queryFn: async () => (await api.list({ text: typed, maxCount: most })).data,
    placeholderData: keepPreviousData,
    enabled: maySee,
  })
  if (!maySee)
    return (
      <Field label={label} optional>
        <TextInput maxLength={20} value={code} onText={onCode} />
      </Field>
    )
  const chosen = typed ? data?.find(({ displayId }) => isSame(displayId, typed)) : undefined
  const isAnswered = data !== undefined && !isPlaceholderData && typed === code.trim()
  const isUnknown = isAnswered && typed !== '' && typed !== kept && !chosen
  return (
    <div {...(isUnknown && { 'data-unreadable': '' })}>
      <Field
        label={label}
        optional
        help={chosen?.name}
        invalid={isUnknown && (isLeft || !data.length) ? t('numberUnknown') : undefined}
      >
        <AutoComplete
          value={code}
          maxLength={20}
          placeholder={t('search')}
          filterOption={false}
          // A list of nothing is closed, else Esc would close it again and again instead of the dialog.
          {...(data?.length === 0 && { open: false })}
          defaultActiveFirstOption={typed !== ''}
          options={(data ?? []).map(({ displayId, name }) => ({
            value: displayId,
            label: `${displayId}　${name}`,
          }))}
          onChange={(value: string) => onCode(value ?? '')}
          onFocus={() => setLeft(false)}
          onBlur={() => setLeft(true)}
        />
      </Field>
    </div>
  )
}
