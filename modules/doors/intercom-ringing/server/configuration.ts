import { longestCall } from '#modules/doors/intercom-calls/contract.ts'
import type { IntercomSettings } from '#modules/doors/intercom-sentries/contract.ts'
import { chain } from './configuration-chain.ts'
import { questionDoor, questionModules, questions } from './configuration-questions.ts'
import { webDoor, webModules } from './configuration-web.ts'
import { within } from './configuration-within.ts'

/** What a configuration is made of. */
export interface Made extends Pick<IntercomSettings, 'domain' | 'sipPort' | 'webPort' | 'trunk'> {
  exchangeId: string
  key: string
  /** Where Lobby answers: http://127.0.0.1:8080. */
  lobby: string
  /** Where browsers reach it (wss://…); undefined: the installation allows none. */
  socket: string | undefined
}

const modules = [
  'jsonrpcs',
  'kex',
  'corex',
  'tm',
  'tmx',
  'sl',
  'rr',
  'pv',
  'maxfwd',
  'textops',
  'textopsx',
  'siputils',
  'xlog',
  'sanity',
  'usrloc',
  'registrar',
  'auth',
  'dialog',
  'rtjson',
  'jansson',
  'http_client',
  'nathelper',
]

/** The script of Kamailio: it asks Lobby who may sign in and whom a call rings, and tells what became of it. */
const script = ({
  domain,
  sipPort,
  webPort,
  trunk,
  exchangeId,
  key,
  lobby,
  socket,
}: Made): string => `#!KAMAILIO
# Made by Lobby. Kamailio carries the calls of the intercom; Lobby decides.
# Packages of Debian: kamailio kamailio-extra-modules kamailio-utils-modules
# For browsers of the desk also kamailio-websocket-modules, with TLS kamailio-tls-modules, between them and doors rtpengine-daemon.
# It holds the key of this community: readable for kamailio alone (chmod 600).

# Browsers of the desk (WebSocket). Lobby sets it where its operator allows the address by INTERCOM_SOCKETS.
${socket ? '' : '# '}#!define WITH_WEB
# TLS by Kamailio itself at port ${webPort}; without it a proxy with TLS stands in front and passes on to TCP port ${sipPort}.
${socket?.startsWith('wss:') ? '' : '# '}#!define WITH_TLS
# Sound between browsers and doors that speak no WebRTC: take the first signs away once rtpengine-daemon runs (docs/intercom.md).
# #!define WITH_RTPENGINE

children=4
log_stderror=yes
auto_aliases=no
alias="${domain}"
# On every address of this machine.
port=${sipPort}
mpath="/usr/lib/x86_64-linux-gnu/kamailio/modules/:/usr/lib/aarch64-linux-gnu/kamailio/modules/"

${modules.map((name) => `loadmodule "${name}.so"`).join('\n')}

${webModules(webPort)}
${questionModules}

modparam("http_client", "connection_timeout", 3)
modparam("usrloc", "db_mode", 0)
modparam("registrar", "max_expires", 3600)
modparam("registrar", "max_contacts", 1)
modparam("tm", "fr_timer", 5000)
modparam("tm", "fr_inv_timer", 30000)
# Beyond what the longest chain rings, and what a call lasts at most; what is said within it makes it no longer.
modparam("dialog", "early_timeout", 900)
modparam("dialog", "default_timeout", ${longestCall})
modparam("dialog", "timeout_noreset", 1)
modparam("rr", "enable_full_lr", 1)

#!define LOBBY "${lobby}/api/v1/Intercom/Exchange/${exchangeId}"
#!define KEY "${key}"

request_route {
  if (!mf_process_maxfwd_header("10")) { sl_send_reply("483", "Too Many Hops"); exit; }
  if (!sanity_check("17895", "7")) exit;
#!ifdef WITH_WEB
  # A browser has no address of its own: what goes back to it takes the line that it came by.
  if (nat_uac_test("64")) {
    force_rport();
    if (is_method("REGISTER")) { fix_nated_register(); } else { add_contact_alias(); }
  }
#!endif
${questionDoor}
  if (is_method("OPTIONS") && uri == myself) { sl_send_reply("200", "OK"); exit; }
  if (has_totag()) { route(WITHIN); exit; }
  if (is_method("CANCEL")) { if (t_check_trans()) { t_relay(); } exit; }
  t_check_trans();
  if (is_method("REGISTER")) { route(REGISTER); exit; }
  if (!is_method("INVITE")) { sl_send_reply("405", "Method Not Allowed"); exit; }
  # Nobody calls who has no account here: what is dialled over the trunk comes from Lobby alone.
  route(WHO);
  route(CALL);
}

${within}

# Who it is, by the digest that Lobby keeps.
route[WHO] {
  if ($au == $null || $au == "") { auth_challenge("lobby", "1"); exit; }
  $var(body) = '{"key":"' + KEY + '","user":"' + $(au{s.escape.common}) + '"}';
  http_client_query(LOBBY + "/Credential", "$var(body)", "Content-Type: application/json", "$var(answer)");
  if ($rc != 200) {
    sl_send_reply("503", "Lobby does not answer"); exit;
  }
  jansson_get("ha1", $var(answer), "$var(ha1)");
  if ($var(ha1) == "" || !pv_auth_check("lobby", "$var(ha1)", "1", "1")) { auth_challenge("lobby", "1"); exit; }
  consume_credentials();
  # A registration is of whom its To names.
  if ($fU != $au || (is_method("REGISTER") && $tU != $au)) { sl_send_reply("403", "Another name"); exit; }
}

route[REGISTER] {
  route(WHO);
  # How long it is there: as its Contact says, else its header, else an hour.
  $var(seconds) = "3600";
  if ($hdr(Expires) != $null) { $var(seconds) = $hdr(Expires); }
  if ($ct =~ ";[ ]*expires=[0-9]+") { $var(seconds) = $(ct{re.subst,/^.*;[ ]*expires=([0-9]+).*$/\\1/}); }
  # A device that comes back from another address takes the place of what it was.
  if (!save("location", "0x04")) { sl_reply_error(); exit; }
  $var(body) = '{"key":"' + KEY + '","user":"' + $au + '","expires":' + $(var(seconds){s.int}) + '}';
  http_client_query(LOBBY + "/Registered", "$var(body)", "Content-Type: application/json", "$var(answer)");
}

# Whom it rings: serial routes, one after the other.
route[CALL] {
  $var(body) = '{"key":"' + KEY + '","callId":"' + $(ci{s.escape.common}) + '","from":"' + $fU + '","to":"' + $(rU{s.escape.common}) + '"}';
  http_client_query(LOBBY + "/Route", "$var(body)", "Content-Type: application/json", "$var(answer)");
  if ($rc != 200) {
    sl_send_reply("503", "Lobby does not answer"); exit;
  }
  jansson_get("reason", $var(answer), "$var(reason)");
  if ($var(reason) != "") { xlog("L_NOTICE", "call of $fU to $rU rings nobody: $var(reason)\\n"); sl_send_reply("480", "Nobody rings"); exit; }
  jansson_get("cap", $var(answer), "$var(cap)");
  record_route();
  $dlg_ctx(timeout_bye) = 1;
  dlg_manage();
  $avp(cap) = $(var(cap){s.int});
  $avp(leg) = 0;
  $avp(who) = "";
  $avp(web) = 0;
#!ifdef WITH_WEB
  if (nat_uac_test("64")) { $avp(web) = 1; }
#!endif
  $avp(answer) = $var(answer);
  rtjson_init_routes("$var(answer)");
  rtjson_push_routes();
  route(RING);
}

${chain(domain)}

${questions(domain, sipPort)}

${webDoor}

route[TELL] {
  if ($var(leg) == $null) { $var(leg) = 0; }
  if ($var(what) != "answered" || $var(by) == $null) { $var(by) = ""; }
  $var(call) = $ci;
  route(SAY);
}

route[SAY] {
  $var(said) = '{"key":"' + KEY + '","callId":"' + $(var(call){s.escape.common}) + '","what":"' + $var(what) + '","leg":' + $var(leg) + ',"by":"' + $(var(by){s.escape.common}) + '"}';
  http_client_query(LOBBY + "/Note", "$var(said)", "Content-Type: application/json", "$var(told)");
}
${trunk ? `# Calls to telephones go to ${trunk}, which must take them from this address without a password.\n` : '# No trunk: nobody is called over the telephone network.\n'}`

/** The files of an exchange, each explained where it is read. */
export const configurationFor = (made: Made): { name: string; content: string }[] => [
  { name: 'kamailio.cfg', content: script(made) },
]
