import pg from 'pg'
import { connectionTo, useLock } from './keeper.ts'

/** The number by which one watcher is the only one of its server. */
const watchLock = 4_919_018_222
/** Seconds between two looks. */
const looks = 5

/**
 * A backend that goes on by itself when its program is killed: it looks whether any program still holds the mark of use,
 * and stops the server in the fast way, which loses nothing, when for `linger` seconds none did. It keeps the mark
 * closed meanwhile, so that a program that comes in that moment waits and then starts the server anew.
 */
const watching = (linger: number) => `
do $watch$
declare
  free int := 0;
begin
  if not pg_try_advisory_lock(${watchLock}) then return; end if;
  raise notice 'watching';
  loop
    commit;
    perform pg_sleep(${Math.min(looks, linger / 3)});
    if pg_try_advisory_lock(${useLock}) then
      free := free + 1;
      if free > 3 and free * ${Math.min(looks, linger / 3)} >= ${linger} then
        execute $run$copy (select) to program 'read pid < postmaster.pid && kill -INT "$pid"'$run$;
        perform pg_sleep(60);
      end if;
      perform pg_advisory_unlock(${useLock});
    else
      free := 0;
    end if;
  end loop;
end $watch$`

/** Starts the watcher of a server that has none yet; it needs nobody from then on. */
export async function watch(socket: string, linger: number): Promise<void> {
  const client = new pg.Client({ ...connectionTo(socket, 'postgres'), application_name: 'lobby watcher' })
  client.on('error', () => undefined)
  await client.connect()
  // A server that stops because nobody is there any more is no fault to write down.
  await client.query("set log_min_messages = 'panic'")
  await client.query('set statement_timeout = 0')
  await new Promise<void>((resolve) => {
    client.once('notice', () => resolve())
    client.query(watching(linger)).then(
      () => resolve(),
      () => resolve(),
    )
  })
  // Left without a word: the backend only notices when it has something to say, and that it has not.
  const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection
  stream.destroy()
}
