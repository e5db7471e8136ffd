/** How Kamailio asks devices whether they are there, for Lobby's test: OPTIONS, which rings nothing. */
export const questionModules = `loadmodule "uac.so"
loadmodule "rtimer.so"
modparam("uac", "restore_mode", "none")
modparam("rtimer", "timer", "name=ask;interval=15;mode=1;")
modparam("rtimer", "exec", "timer=ask;route=ASK")`

/** Before anything else is looked at: a question comes from this exchange alone, which knows its own key. */
export const questionDoor = `  if (is_method("OPTIONS") && $hdr(X-Lobby-Question) == KEY) { route(QUESTION); exit; }`

export const questions = (
  domain: string,
  sipPort: number,
): string => `# Every quarter of a minute: whom Lobby's test asks now, mostly nobody.
route[ASK] {
  $var(body) = '{"key":"' + KEY + '"}';
  http_client_query(LOBBY + "/Questions", "$var(body)", "Content-Type: application/json", "$var(asked)");
  if ($rc != 200) return;
  jansson_get("users", $var(asked), "$var(users)");
  $var(at) = 0;
  $var(user) = $(var(users){s.select,$var(at),;});
  while ($var(user) != "" && $var(at) < 60) {
    $uac_req(method) = "OPTIONS";
    $uac_req(ruri) = "sip:" + $var(user) + "@${domain}";
    $uac_req(ouri) = "sip:127.0.0.1:${sipPort}";
    $uac_req(furi) = "sip:lobby@${domain}";
    $uac_req(turi) = $uac_req(ruri);
    $uac_req(hdrs) = "X-Lobby-Question: " + KEY + "\\r\\n";
    $uac_req(evroute) = 1;
    $uac_req(evparam) = $var(user);
    uac_req_send();
    $var(at) = $var(at) + 1;
    $var(user) = $(var(users){s.select,$var(at),;});
  }
}

# On to where the device registered, without the key.
route[QUESTION] {
  remove_hf("X-Lobby-Question");
  if (!lookup("location")) { sl_send_reply("404", "Not registered"); exit; }
  t_set_fr("0", "3000");
  if (!t_relay()) { sl_send_reply("408", "Not reached"); }
}

event_route[uac:reply] {
  $var(said) = '{"key":"' + KEY + '","user":"' + $uac_req(evparam) + '","code":' + $uac_req(evcode) + '}';
  http_client_query(LOBBY + "/Answered", "$var(said)", "Content-Type: application/json", "$var(told)");
}`
