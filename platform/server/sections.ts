import { eq } from 'drizzle-orm'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Problem } from '#platform/contract/problem.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import type { Context } from './context.ts'
import type { Lease } from './database.ts'
import { statement } from './statement.ts'
import { communityId, instant } from './tables.ts'

/** A table of settings: a row for each section that a community decided about. */
export const sectionTable = <Section extends string, Settings extends object>(name: string) =>
  pgTable(name, {
    communityId: communityId(),
    section: text('section').$type<Section>().notNull(),
    version: integer('version').notNull().default(1),
    chosen: jsonb('chosen').$type<Partial<Settings>>().notNull(),
    changedAt: instant('changed_at').notNull().defaultNow(),
    changedByName: text('changed_by_name').notNull(),
  })

type SectionTable<Section extends string, Settings extends object> = ReturnType<
  typeof sectionTable<Section, Settings>
>

interface SectionRules<Section extends string, Settings extends object> {
  /** The name of the statement that reads what was decided. */
  name: string
  sections: Record<Section, z.ZodObject>
  /** What holds where a community decided nothing. */
  defaults: Settings
  /** Says who was faster, and when. */
  changed: (who: string, when: string) => Problem
  /** Emits the event and leaves the audit row. */
  tell: (context: Context, section: Section, before: object, after: object) => void
}

/** Settings in sections, each saved as a whole over the version that the person saw. */
export function settingSections<Section extends string, Settings extends object>(
  s: SectionTable<Section, Settings>,
  { name, sections, defaults, changed, tell }: SectionRules<Section, Settings>,
) {
  const chosen = statement(name, (query) => query.select({ chosen: s.chosen }).from(s))
  const choiceOf = (section: Section, known: Partial<Settings>) => {
    const fields = Object.keys(sections[section].shape) as (keyof Settings)[]
    return Object.fromEntries(fields.map((field) => [field, known[field] ?? defaults[field]]))
  }

  return {
    /** What the community decided; the defaults where it decided nothing. */
    async all(lease: Lease): Promise<Settings> {
      const rows = await lease.run(chosen, {})
      return Object.assign({ ...defaults }, ...rows.map((row) => row.chosen))
    },

    /** The sections as a page shows them, each with its version; 0 and no date where nothing was decided. */
    async show(lease: Lease) {
      const rows = await lease.db.select().from(s)
      const shown = (Object.keys(sections) as Section[]).map((section) => {
        const row = rows.find((row) => row.section === section)
        return [
          section,
          {
            ...choiceOf(section, row?.chosen ?? {}),
            version: row?.version ?? 0,
            changedAt: row?.changedAt ?? null,
            changedBy: row?.changedByName ?? '',
          },
        ]
      })
      return Object.fromEntries(shown) as Record<
        Section,
        Settings & { version: number; changedAt: Date | null; changedBy: string }
      >
    },

    /** Saves a section as the person saw it at `version`; 0 when nothing was decided. Throws `changed`. */
    async save(
      context: Context,
      section: Section,
      { version, ...values }: Partial<Settings> & { version: number },
    ): Promise<void> {
      const { actor, now } = context
      const next = {
        chosen: values as unknown as Partial<Settings>,
        changedAt: now,
        changedByName: actor.name,
      }
      const [first] =
        version === 0
          ? await context.db
              .insert(s)
              .values({ section, version: 1, ...next })
              .onConflictDoNothing({ target: [s.communityId, s.section] })
              .returning({ version: s.version })
          : []
      const [row] = await context.db.select().from(s).where(eq(s.section, section)).for('update')
      if (!first) {
        if (row?.version !== version)
          throw changed(row?.changedByName || '另一位管理人員', speakTime(row?.changedAt ?? now, now))
        await context.db
          .update(s)
          .set({ ...next, version: version + 1 })
          .where(eq(s.section, section))
      }
      tell(context, section, choiceOf(section, first ? {} : (row?.chosen ?? {})), values)
    },
  }
}
