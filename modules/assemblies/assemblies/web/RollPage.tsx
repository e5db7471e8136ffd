import { areaText } from '#modules/assemblies/tally/contract.ts'
import './page-texts.ts'
import './register.css'
import { Link, useParams } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { addressOf } from '#platform/web/calls/client.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { sendFile } from '#platform/web/calls/send-file.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SearchField } from '#platform/web/list/SearchField.tsx'
import { confirmBox, toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { assemblyRoll } from '../roll-contract.ts'
import type { UnitOwner } from '../shapes.ts'
import { detailPath } from './paths.ts'
import { RollDifferences } from './RollDifferences.tsx'
import { rollApi, useAssembly, useFresh, useUnits } from './queries.ts'
import { UnitDialog } from './UnitDialog.tsx'

/** The units of a number of a card, a unit, an owner or a representative. */
const rowsOf = (all: readonly UnitOwner[], keyword: string): readonly UnitOwner[] => {
  const wanted = keyword.trim().toUpperCase()
  if (!wanted) return all
  return all.filter(({ cardNumber, label, owners, representative }) =>
    [String(cardNumber).padStart(4, '0'), label, representative, ...owners.map(({ name }) => name)].some(
      (words) => words.toUpperCase().includes(wanted),
    ),
  )
}

/** Who may vote in a meeting: from the household register or a workbook, with what the register says otherwise. */
export function RollPage() {
  const t = useTexts('assemblyPage')
  const title = useTexts('assemblies')('roll')
  const { assemblyId = '' } = useParams({ strict: false }) as { assemblyId?: string }
  const again = useFresh()
  const assembly = useAssembly(assemblyId)
  const units = useUnits(assemblyId)
  const take = useSubmit(
    async (retry) => {
      const title = t(units.data?.length ? 'takeAsk' : 'takeFirst')
      if (!(await confirmBox({ title, text: t('takeText'), ok: t('take') }))) return
      const { data } = await rollApi.takeRegister({ assemblyId }, retry).finally(again)
      if (data.left) toast(t('takenSome', { count: data.imported, left: data.left }), { isTrouble: true })
      else toast(t('takenAll', { count: data.imported }))
    },
    { onFailure: inBox },
  )
  const [keyword, setKeyword] = useState('')
  const file = useRef<HTMLInputElement>(null)
  const [edited, setEdited] = useState<UnitOwner | 'new'>()
  const [renewed, setRenewed] = useState<UnitOwner>()
  const mayPrepare = useAllowed()([{ can: 'assemblies.prepare' }]).length > 0
  const isOver = assembly.data?.status === 'ended' || assembly.data?.status === 'cancelled'
  const isOpen = assembly.data?.status === 'draft' || assembly.data?.status === 'published'
  const upload = useSubmit(
    async (retry, chosen: File) => {
      const key = await retry.once(chosen, async () => newId())
      const { data } = await sendFile(assemblyRoll.calls.importUnits, { assemblyId }, chosen, key)
      toast(t('imported', { count: data.imported }))
      await again()
    },
    { onFailure: inBox },
  )
  return (
    <div className="lb-page">
      <div className="lb-page-head">
        <h1>{title}</h1>
        <span className="lb-quiet">{assembly.data?.title}</span>
        <span className="lb-grow" />
        <Link className="lb-button lb-button-default lb-button-middle" to={detailPath(assemblyId)}>
          {t('agenda')}
        </Link>
        <Button onClick={() => void saveFile(addressOf(assemblyRoll.calls.template, {})).catch(inBox)}>
          {t('template')}
        </Button>
        {mayPrepare && isOpen && (
          <>
            <Button loading={upload.busy} onClick={() => file.current?.click()}>
              {t('importFile')}
            </Button>
            <input
              ref={file}
              type="file"
              hidden
              accept=".xlsx"
              aria-label={t('importFile')}
              onChange={(event) => {
                const [chosen] = event.target.files ?? []
                if (chosen) void upload.submit(chosen)
                event.target.value = ''
              }}
            />
            <Button icon={<Icon name="plus" />} onClick={() => setEdited('new')}>
              {t('addUnit')}
            </Button>
            <Button type="primary" loading={take.busy} onClick={() => void take.submit()}>
              {t('take')}
            </Button>
          </>
        )}
      </div>
      {mayPrepare && isOpen && (units.data?.length ?? 0) > 0 && <RollDifferences assemblyId={assemblyId} />}
      <Panel
        title={t('roll')}
        number={units.data?.length}
        summary={
          assembly.data &&
          units.data?.length !== 0 &&
          t('rollText', {
            units: assembly.data.totalUnits,
            owners: assembly.data.totalOwners,
            area: areaText(assembly.data.totalArea * 5),
          })
        }
        extra={
          (units.data?.length ?? 0) > 0 && (
            <SearchField label={t('rollSearch')} value={keyword} onSearch={setKeyword} />
          )
        }
      >
        <Loaded
          of={units}
          failed={t('loadFailed')}
          skeleton={[80, 120, '1fr', 120]}
          empty={<EmptyState icon="people" title={t('rollNone')} text={t('rollNoneText')} />}
        >
          {(all) => (
            <div className="lb-grow ar-table">
              <table className="lb-table">
                <thead>
                  <tr>
                    <th>{t('cardNumber')}</th>
                    <th>{t('unit')}</th>
                    <th>{t('owner')}</th>
                    <th>{t('representative')}</th>
                    <th data-align="end">{t('area')}</th>
                    {mayPrepare && !isOver && <th>{t('acts')}</th>}
                  </tr>
                </thead>
                <tbody>
                  {rowsOf(all, keyword).map((unit) => (
                    <tr key={unit.unitId}>
                      <td>{String(unit.cardNumber).padStart(4, '0')}</td>
                      <td>
                        <HouseholdName label={unit.label} />
                      </td>
                      <td className="ar-owners">
                        {unit.owners.map(({ name, code }) => (code ? `${name}（${code}）` : name)).join('、')}
                      </td>
                      <td>{unit.representative}</td>
                      <td data-align="end">{areaText(unit.area * 5)}</td>
                      {mayPrepare && !isOver && (
                        <td>
                          <span className="lb-line lb-gap-8">
                            {isOpen && (
                              <Button size="small" onClick={() => setEdited(unit)}>
                                {t('edit')}
                              </Button>
                            )}
                            <Button size="small" onClick={() => setRenewed(unit)}>
                              {t('renewCard')}
                            </Button>
                          </span>
                        </td>
                      )}
                    </tr>
                  ))}
                </tbody>
              </table>
              {rowsOf(all, keyword).length === 0 && (
                <EmptyState icon="search" title={t('rollNothing')} text={t('rollNothingText')} />
              )}
            </div>
          )}
        </Loaded>
      </Panel>
      {renewed && (
        <ReasonDialog
          title={t('renewCardAsk', { label: renewed.label })}
          text={t('renewCardText')}
          label={t('reason')}
          reasons={[]}
          required={t('needed')}
          confirm={t('renewCard')}
          onConfirm={async (reason, retry) => {
            await rollApi.renewCard({ unitId: renewed.unitId, reason }, retry)
            toast(t('cardRenewed'))
            setRenewed(undefined)
          }}
          onClose={() => setRenewed(undefined)}
        />
      )}
      {edited && (
        <UnitDialog
          assemblyId={assemblyId}
          of={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  )
}
