import './page-texts.ts'
import './rules.css'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { dayOf } from '#platform/contract/taipei.ts'
import { detailPath } from '#modules/assemblies/assemblies/web/public.ts'
import { StoredText } from '#modules/everyday/formatted-text/web/public.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { showDay } from '#platform/web/form/day-text.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { PrintSheet } from '#platform/web/look/PrintSheet.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { RuleVersion } from '../contract.ts'
import { rulesEditPath, rulesPath } from './paths.ts'
import { ruleDetailRoute } from './screens.ts'
import { rulesApi, useRule } from './use-rules.ts'

/** A rule as one of its versions says it, with what each version changed and who decided it. */
export function RuleDetailPage() {
  const t = useTexts('rulesPage')
  const { ruleId } = ruleDetailRoute.useParams()
  const { version } = ruleDetailRoute.useSearch()
  const goTo = useNavigate()
  const asked = useRule(ruleId)
  const mayEdit = useAllowed()([{ can: 'rules.edit', service: [52] }]).length > 0
  const [isPrinting, setPrinting] = useState(false)
  const act = useAsked()
  const open = async (path: string) => (await rulesApi.openFile({ ruleId, path })).data.url
  const remove = (name: string) =>
    void act.submit({
      ask: { title: t('askRemove', { name }), text: t('askRemoveText'), ok: t('remove'), enter: false },
      work: async (retry) => {
        await rulesApi.deleteRule({ ruleId }, retry)
        await goTo({ to: rulesPath })
      },
      done: t('removed'),
    })
  return (
    <Loaded of={asked} failed={t('failed')} skeleton={['1fr', 300]} rows={8}>
      {({ title, versions }) => {
        const shown = versions.find((one) => String(one.nth) === version) ?? versions[0]
        if (!shown) return null
        return (
          <div className="lb-page">
            <div className="lb-page-head">
              <h1>{title}</h1>
              <Mark kind="plain">{t('nth', { nth: shown.nth })}</Mark>
              <span className="lb-quiet">{t('fromDay', { day: showDay(shown.inForceOn) })}</span>
              <span className="lb-end lb-line lb-gap-8">
                <Button icon={<Icon name="print" />} onClick={() => setPrinting(true)}>
                  {t('print')}
                </Button>
                {mayEdit && (
                  <>
                    <Button disabled={act.busy} onClick={() => remove(title)}>
                      {t('remove')}
                    </Button>
                    <Link
                      to={rulesEditPath}
                      search={{ id: ruleId }}
                      className="lb-button lb-button-primary lb-button-middle"
                    >
                      {t('newVersion')}
                    </Link>
                  </>
                )}
              </span>
            </div>
            <div className="ru-body">
              <Panel pad="form">
                <StoredText of={shown.content} open={open} />
              </Panel>
              <Panel title={t('versions')} number={versions.length}>
                <ol className="ru-versions">
                  {versions.map((one) => (
                    <Version key={one.versionId} version={one} ruleId={ruleId} isShown={one === shown} />
                  ))}
                </ol>
              </Panel>
            </div>
            {isPrinting && (
              <PrintSheet width="A4" margin="15mm" isNumbered onDone={() => setPrinting(false)}>
                <div className="lb-print-page">
                  <h1>{title}</h1>
                  <p>
                    {t('nth', { nth: shown.nth })}　{shown.meeting || t(`by_${shown.decidedBy}`)}　
                    {t('fromDay', { day: showDay(shown.inForceOn) })}
                  </p>
                  <StoredText of={shown.content} open={open} />
                </div>
              </PrintSheet>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}

function Version({ version, ruleId, isShown }: { version: RuleVersion; ruleId: string; isShown: boolean }) {
  const t = useTexts('rulesPage')
  const maySeeAssembly = useAllowed()([{ can: 'assemblies.view', service: [23] }]).length > 0
  const isToCome = version.inForceOn > dayOf(new Date(useMinute()))
  return (
    <li data-shown={isShown ? '' : undefined}>
      <Link
        to="/mgmt/rules/rulesDetail/$ruleId"
        params={{ ruleId }}
        search={{ version: String(version.nth) }}
        className="lb-link"
      >
        {t('nth', { nth: version.nth })}
      </Link>{' '}
      {isToCome && <Mark kind="waiting">{t('notYet')}</Mark>}
      <p className="lb-lines">{version.changed}</p>
      <p className="lb-14 lb-quiet">
        {t(`by_${version.decidedBy}`)}
        {version.meeting && '　'}
        {version.assemblyId && maySeeAssembly ? (
          <Link to={detailPath(version.assemblyId)} className="lb-link">
            {version.meeting || t('assembly')}
          </Link>
        ) : (
          version.meeting
        )}
        　{showDay(version.decidedOn)}
      </p>
      <p className="lb-14 lb-quiet">
        {t('fromDay', { day: showDay(version.inForceOn) })}　
        {t('writtenBy', { who: version.writtenBy, when: speakTime(version.writtenAt) })}
      </p>
    </li>
  )
}
