import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { KindRow } from './KindRow.tsx'
import { kindsApi } from './kinds-api.ts'

/** The kinds of deposits in their order: add, rename, move, retire. Cash stays. */
export function KindsPanel() {
  const t = useTexts('depositRecords')
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const [failure, setFailure] = useState<string>()
  const query = useQuery({
    queryKey: ['deposits', 'kinds'],
    queryFn: async () => (await kindsApi.listKinds({})).data,
  })
  const kinds = query.data ?? []

  async function refresh() {
    await queries.invalidateQueries({ queryKey: ['deposits', 'kinds'] })
    void queries.invalidateQueries({ queryKey: ['depositOptions'] })
  }
  useChanges(['deposits.kindsChanged'], () => void query.refetch())

  async function run(act: () => Promise<unknown>, said?: string): Promise<boolean> {
    setFailure(undefined)
    try {
      await act()
      await refresh()
      if (said) toast(said)
      return true
    } catch (error) {
      setFailure(sentenceOf(error))
      void query.refetch()
      return false
    }
  }

  async function add() {
    const wanted = name.trim()
    if (wanted && (await run(() => kindsApi.addKind({ name: wanted }), t('kindAdded', { name: wanted }))))
      setName('')
  }

  function move(index: number, by: -1 | 1) {
    const numbers = kinds.map((kind) => kind.number)
    const [moved] = numbers.splice(index, 1)
    if (moved === undefined) return
    numbers.splice(index + by, 0, moved)
    void run(() => kindsApi.orderKinds({ numbers, seen: kinds.map((kind) => kind.number) }))
  }

  return (
    <Panel
      title={t('kinds')}
      number={query.data && kinds.filter((kind) => !kind.isRetired).length}
      pad="plain"
    >
      <p className="lb-14 lb-quiet">{t('kindsLead')}</p>
      <Loaded of={query} failed={t('loadFailed')} skeleton={['1fr', 120]} rows={6} />
      <ul className="dr-kinds">
        {kinds.map((kind, index) => (
          <KindRow
            key={kind.number}
            kind={kind}
            isFirst={index === 0}
            isLast={index === kinds.length - 1}
            onMove={(by) => move(index, by)}
            onRetired={(isRetired) => {
              const { number, version } = kind
              void run(() => kindsApi.changeKind({ number, version, isRetired }))
            }}
            onSaved={refresh}
          />
        ))}
      </ul>
      <form
        className="dr-add"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        <Field label={t('kindAdd')} invalid={failure}>
          <TextInput value={name} maxLength={12} placeholder={t('kindAddHint')} onText={setName} />
        </Field>
        <Button htmlType="submit" disabled={!name.trim()}>
          {t('kindAdd')}
        </Button>
      </form>
    </Panel>
  )
}
