import { toBrowser, toPlain } from './configuration-web.ts'

/** What Kamailio does within a call that it knows, and when one is over. */
export const within = `# Within a call: a tone that opens the door is told by the device's INFO.
route[WITHIN] {
  if (is_method("ACK")) {
    if (!loose_route_mode("1")) { if (t_check_trans()) { t_relay(); } exit; }
#!ifdef WITH_WEB
    if ($du == "") { handle_ruri_alias(); }
#!endif
    t_relay();
    exit;
  }
  # Where the other side is reached by the address of this exchange itself, its own name is no strict router.
  # Whoever hangs up without a route ends the call all the same.
  if (!loose_route_mode("1") && is_method("BYE")) { dlg_manage(); }
  # What begins no call of ours is none within one, whatever its To says: nobody is rung past Lobby.
  if (!is_known_dlg()) { sl_send_reply("481", "No such call"); exit; }
  if (is_method("INFO") && search_body("Signal")) { $var(what) = "opened"; route(TELL); }
#!ifdef WITH_WEB
  if ($du == "") { handle_ruri_alias(); }
#!endif
  if (is_method("INVITE|UPDATE")) { route(AGAIN); }
  if (!t_relay()) { sl_reply_error(); }
}

# Both sides agree anew (a hold, a session that is refreshed): the sound goes the same way as before.
route[AGAIN] {
  $avp(web) = 0;
#!ifdef WITH_WEB
  if (nat_uac_test("64")) { $avp(web) = 1; }
#!endif
  t_on_reply("AGREED");
#!ifdef WITH_RTPENGINE
  if (has_body("application/sdp")) {
    if ($ru =~ "transport=ws" || $du =~ "transport=ws") {
      rtpengine_offer("${toBrowser} rtcp-mux-offer DTLS=passive SDES-off");
    } else {
      rtpengine_offer("${toPlain}");
    }
  }
#!endif
}

onreply_route[AGREED] {
  if (!t_check_status("[12][0-9][0-9]")) exit;
#!ifdef WITH_WEB
  if (nat_uac_test("64")) { add_contact_alias(); }
#!endif
#!ifdef WITH_RTPENGINE
  if (has_body("application/sdp")) {
    if ($avp(web) == 1) { rtpengine_answer("${toBrowser}"); } else { rtpengine_answer("${toPlain}"); }
  }
#!endif
}

# A call is over: somebody hung up, its time was, or this exchange ended it.
event_route[dialog:end] { route(OVER); }
# Nobody answered, or who called gave up.
event_route[dialog:failed] { route(OVER); }

# Lobby hears it, and the sound goes nowhere. What is on here may be no message of the call.
route[OVER] {
#!ifdef WITH_RTPENGINE
  rtpengine_delete("call-id=$dlg(callid)");
#!endif
  $var(call) = $dlg(callid); $var(what) = "ended"; $var(leg) = 0; $var(by) = ""; route(SAY);
}`
