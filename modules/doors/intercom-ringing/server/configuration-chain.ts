import { toBrowser, toPlain } from './configuration-web.ts'

/** How Kamailio rings the parts of a chain, one after the other, and tells what became of each. */
export const chain = (
  domain: string,
): string => `# Rings the part of the chain that is on: a device of ours where it registered, else over the trunk.
route[RING] {
  clear_branches();
  t_on_branch("LEG");
  t_on_failure("NEXT");
  t_on_reply("ANSWER");
  jansson_get("routes[$avp(leg)].uri", $avp(answer), "$var(uri)");
  $ru = $var(uri);
  $avp(outside) = 1;
  $avp(rung) = "";
  $avp(turn) = 0;
  if ($rd == "${domain}") {
    $avp(outside) = 0;
    # Devices of the same part ring at the same time; whoever did not register is left out.
    jansson_get("routes[$avp(leg)].others", $avp(answer), "$var(others)");
    $var(all) = $rU + ";" + $var(others);
    $var(nth) = 0;
    $var(found) = 0;
    $var(one) = $(var(all){s.select,$var(nth),;});
    while ($var(one) != "" && $var(nth) < 60) {
      $var(aor) = "sip:" + $var(one) + "@${domain}";
      # The first that is found is the call itself, each other one a branch of it.
      if ($var(found) == 0) {
        if (lookup("location", "$var(aor)")) { $var(found) = 1; $avp(rung) = $avp(rung) + $var(one) + ";"; }
      } else if (lookup_to_dset("location", "$var(aor)")) {
        $avp(rung) = $avp(rung) + $var(one) + ";";
      }
      $var(nth) = $var(nth) + 1;
      $var(one) = $(var(all){s.select,$var(nth),;});
    }
    if ($var(found) == 0) {
      $var(what) = "failed"; $var(leg) = $avp(leg); route(TELL); route(FURTHER); exit;
    }
  }
  $var(what) = "ringing"; $var(leg) = $avp(leg); route(TELL);
  if (!t_relay()) { t_reply("500", "Server error"); }
}

branch_route[LEG] {
  rtjson_update_branch();
  # Whose branch it is, for the one who answers.
  $avp(who) = $avp(who) + $T_branch_idx + "=" + $(avp(rung){s.select,$avp(turn),;}) + ";";
  $avp(turn) = $avp(turn) + 1;
#!ifdef WITH_RTPENGINE
  # Each branch gets the sound that it understands: browsers encrypted and by ICE, all others plain.
  if (has_body("application/sdp")) {
    if ($ru =~ "transport=ws" || $du =~ "transport=ws") {
      rtpengine_offer("${toBrowser} via-branch=next rtcp-mux-offer DTLS=passive SDES-off");
    } else {
      rtpengine_offer("${toPlain} via-branch=next");
    }
  }
#!endif
}

onreply_route[ANSWER] {
#!ifdef WITH_WEB
  if (nat_uac_test("64")) { add_contact_alias(); }
#!endif
#!ifdef WITH_RTPENGINE
  # Whoever called by a browser is answered as one, everybody else plainly.
  if (has_body("application/sdp")) {
    if ($avp(web) == 1) {
      rtpengine_answer("${toBrowser} via-branch=1");
    } else {
      rtpengine_answer("${toPlain} via-branch=1");
    }
  }
#!endif
  if (t_check_status("200") && is_method("INVITE")) {
    # From now on a call over the telephone network lasts as long as Lobby says, and no second longer.
    if ($avp(outside) == 1 && $avp(cap) > 0) { dlg_set_timeout("$avp(cap)"); }
    $var(what) = "answered"; $var(leg) = $avp(leg); $var(by) = $(avp(who){param.value,$T_branch_idx}); route(TELL);
  }
}

failure_route[NEXT] {
  if (t_is_canceled()) exit;
  $var(what) = "noAnswer";
  if (t_check_status("486|600")) { $var(what) = "busy"; }
  if (t_check_status("403|404|480|5[0-9][0-9]")) { $var(what) = "failed"; }
  # A device of the house says 480 where somebody declines: 603 would end the ringing of all others.
  if (t_check_status("603") || ($avp(outside) == 0 && t_check_status("480"))) { $var(what) = "declined"; }
  $var(leg) = $avp(leg);
  route(TELL);
  route(FURTHER);
}

# The next part of the chain; none is left: the call was missed.
route[FURTHER] {
  if (rtjson_next_route()) {
    $avp(leg) = $avp(leg) + 1;
    route(RING);
    exit;
  }
  if (t_is_request_route()) { t_newtran(); }
  t_reply("480", "Nobody answers");
}`
