import './page-texts.ts'
import './trustee-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { confirmBox, toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { QrCode } from '#platform/web/look/QrCode.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { assemblySealed, trusteeRoles, type Trustees } from '../sealed-contract.ts'
import { useAssembly, useFresh } from './queries.ts'

const api = client(assemblySealed)

/** Who opens encrypted votes: three people with a key each, who scan a code with their own phones. */
export function TrusteesPage() {
  const t = useTexts('assemblyPage')
  const title = useTexts('assemblies')('trustees')
  const { assemblyId = '' } = useParams({ strict: false }) as { assemblyId?: string }
  useFresh()
  const assembly = useAssembly(assemblyId)
  const trustees = useQuery({
    queryKey: ['assemblies', 'trustees', assemblyId],
    queryFn: async () => (await api.listTrustees({ assemblyId })).data,
  })
  return (
    <div className="lb-page lb-page-1120">
      <div className="lb-page-head">
        <h1>{title}</h1>
        <span className="lb-quiet">{assembly.data?.title}</span>
      </div>
      <Loaded of={trustees} failed={t('loadFailed')} skeleton={['1fr', '1fr']}>
        {(all) => (
          <div className="lb-stack lb-gap-16">
            <Note>{t('trusteesText')}</Note>
            {all.trustees.length > 0 && <Keys all={all} />}
            <Names
              key={all.trustees.map(({ name }) => name).join(' ')}
              assemblyId={assemblyId}
              names={trusteeRoles.map(
                (role) =>
                  all.trustees.find((one) => one.role === role)?.name ??
                  (role === 'chair' ? (assembly.data?.chairName ?? '') : ''),
              )}
              isNew={!all.trustees.length}
            />
          </div>
        )}
      </Loaded>
    </div>
  )
}

/** How far the key is; who has not made theirs finds the code to scan. */
function Keys({ all }: { all: Trustees }) {
  const t = useTexts('assemblyPage')
  const words = useTexts('assemblyTrustee')
  return (
    <Panel title={t('trusteeKeys')} lead={all.spoken && `${t('keyFingerprint')} ${all.spoken}`} pad="plain">
      <ul className="ac-keys">
        {all.trustees.map(({ place, role, name, state, code, url }) => {
          const address = new URL(url, location.origin).href
          return (
            <li key={place}>
              <div className="lb-line lb-gap-8">
                <b>{words(`role_${role}`)}</b> {name}
                <span className="lb-grow" />
                <Mark kind={state === 'ready' ? 'done' : 'waiting'}>{words(`state_${state}`)}</Mark>
              </div>
              {code && (
                <>
                  <QrCode content={address} label={t('trusteeCode', { name })} />
                  <span className="lb-14 lb-quiet">{t('trusteeScan')}</span>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

function Names({
  assemblyId,
  names: given,
  isNew,
}: {
  assemblyId: string
  names: readonly string[]
  isNew: boolean
}) {
  const t = useTexts('assemblyPage')
  const words = useTexts('assemblyTrustee')
  const again = useFresh()
  const [names, setNames] = useState(given)
  const act = useSubmit(
    async (retry) => {
      if (
        !isNew &&
        !(await confirmBox({ title: t('trusteesAsk'), text: t('trusteesAskText'), ok: t('save') }))
      )
        return
      const trustees = trusteeRoles.map((role, at) => ({ role, name: names[at]?.trim() ?? '' }))
      await api.setTrustees({ assemblyId, trustees }, retry)
      toast(t('saved'))
      await again()
    },
    { isWrong: () => names.some((name) => !name.trim()) },
  )
  return (
    <form {...act.form}>
      <Panel title={t(isNew ? 'trusteesName' : 'trusteesChange')} pad="form">
        <div className="lb-stack lb-gap-12">
          {trusteeRoles.map((role, at) => (
            <Field
              key={role}
              label={words(`role_${role}`)}
              invalid={act.tried && !names[at]?.trim() ? t('needed') : undefined}
            >
              <TextInput
                maxLength={40}
                value={names[at] ?? ''}
                onText={(text) => setNames(names.map((name, other) => (other === at ? text : name)))}
              />
            </Field>
          ))}
          {act.failure !== undefined && <FailureNote sentence={act.failure} />}
          <span>
            <Button type="primary" size="large" htmlType="submit" loading={act.busy}>
              {t('save')}
            </Button>
          </span>
        </div>
      </Panel>
    </form>
  )
}
