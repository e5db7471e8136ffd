/** What Kamailio loads for browsers of the desk: sockets, TLS, and rtpengine between them and doors. */
export const webModules = (webPort: number): string => `#!ifdef WITH_WEB
tcp_accept_no_cl=yes
tcp_connection_lifetime=3610
loadmodule "xhttp.so"
loadmodule "websocket.so"
# Browsers answer; a line that is dead is found within a minute.
modparam("websocket", "keepalive_mechanism", 1)
modparam("websocket", "keepalive_timeout", 30)
modparam("nathelper|registrar", "received_avp", "$avp(RECEIVED)")
#!endif
#!ifdef WITH_TLS
enable_tls=yes
tls_port_no=${webPort}
loadmodule "tls.so"
modparam("tls", "certificate", "/etc/kamailio/fullchain.pem")
modparam("tls", "private_key", "/etc/kamailio/privkey.pem")
modparam("tls", "tls_method", "TLSv1.2+")
#!endif
#!ifdef WITH_RTPENGINE
loadmodule "rtpengine.so"
modparam("rtpengine", "rtpengine_sock", "udp:127.0.0.1:2223")
#!endif`

const renamed = 'trust-address replace-origin replace-session-connection'
/** What rtpengine makes of sound that goes to a browser, and to whoever speaks no WebRTC. */
export const toBrowser = `${renamed} ICE=force RTP/SAVPF`
export const toPlain = `${renamed} rtcp-mux-demux ICE=remove RTP/AVP`

/** Where browsers come in. */
export const webDoor = `#!ifdef WITH_WEB
# Browsers come by HTTP and go on as a WebSocket; each signs in as any device does.
event_route[xhttp:request] {
  set_reply_close();
  set_reply_no_connect();
  if ($hdr(Upgrade) =~ "[Ww]ebsocket" && $hdr(Connection) =~ "[Uu]pgrade" && $rm =~ "GET") {
    if (ws_handle_handshake()) exit;
  }
  xhttp_reply("404", "Not Found", "text/plain", "");
}
#!endif`
