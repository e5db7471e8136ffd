"""A device of BACnet/IP on this machine, written from the standard (135-2020, clauses 15, 20 and annex J) and with no library:
python3 bacnet-device.py PORT FRAMES [NETWORK:STATION]; with the last it is a station of MS/TP behind a router, which is at that
port, knows no other station and lets nothing through that is not addressed to it. Lines on its input set values: "set analog-input 1 81.5 alarm". What it is asked it says,
and every frame that it gets is written into FRAMES as text2pcap reads it."""
import select
import socket
import struct
import sys
import time

types = {"analog-input": 0, "analog-value": 2, "binary-input": 3}
port, frames = int(sys.argv[1]), open(sys.argv[2], "w")
line = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
line.bind(("127.0.0.1", port))
device = struct.pack(">I", (8 << 22) | 4711)
# Present value, in alarm, acknowledged, how often it went into alarm.
objects = {(0, 1): [20.0, False, True, 0], (3, 2): [0, False, True, 0]}
names = {(0, 1): "Chiller Supply Temp", (3, 2): "冰水泵"}
# What the device says it has: itself, its objects, and one of a kind that has no value (a schedule).
listed = [(8, 4711), (0, 1), (17, 1), (3, 2)]
subscribed = {}


def say(*words):
    print(*words, flush=True)


def real(value, kind):
    return b"\x44" + struct.pack(">f", value) if kind == 0 else b"\x91" + bytes([int(value)])


def flags(of):
    return b"\x82\x04" + bytes([0x80 if of[1] else 0])


# Network, how long the address is there, the address.
route = b""
if len(sys.argv) > 3:
    network, station = map(int, sys.argv[3].split(":"))
    route = struct.pack(">HBB", network, 1, station)


def wrapped(apdu):
    npdu = b"\x01\x08" + route if route else b"\x01\x00"
    return b"\x81\x0a" + struct.pack(">H", len(apdu) + len(npdu) + 4) + npdu + apdu


def unwrapped(frame):
    """The APDU of a frame that is for this device; none: it is for another one."""
    if frame[:2] != b"\x81\x0a" or frame[4] != 1:
        return b""
    if not frame[5] & 0x20:
        return b"" if route else frame[6:]
    at = 9 + frame[8]
    # A hop count follows.
    return frame[at + 1 :] if frame[6:at] == route else b""


def context(data, at):
    """A context tag and its content: number, content, where the next begins."""
    tag, length = data[at] >> 4, data[at] & 7
    return tag, data[at + 1 : at + 1 + length], at + 1 + length


def key(content):
    (number,) = struct.unpack(">I", content)
    return number >> 22, number & 0x3FFFFF


def name(of):
    return "%s %d" % ([word for word, number in types.items() if number == of[0]][0], of[1])


def answer(service, invoke, data):
    simple = b"\x20" + bytes([invoke, service])
    error = b"\x50" + bytes([invoke, service]) + b"\x91\x01\x91\x1f"
    if service == 12:
        _, content, at = context(data, 0)
        _, prop, at = context(data, at)
        ack = b"\x30" + bytes([invoke, 12]) + b"\x0c" + content + b"\x19" + prop
        if key(content) in ((8, 4711), (8, 4194303)) and prop[0] == 76 and at < len(data):
            _, nth, _ = context(data, at)
            number = int.from_bytes(nth, "big")
            if number > len(listed):
                return error
            kind, instance = listed[number - 1]
            value = b"\xc4" + struct.pack(">I", (kind << 22) | instance) if number else b"\x21" + bytes([len(listed)])
            return ack + bytes([0x28 | len(nth)]) + nth + b"\x3e" + value + b"\x3f"
        if key(content) in names and prop[0] == 77:
            text = b"\x00" + names[key(content)].encode()
            return ack + b"\x3e\x75" + bytes([len(text)]) + text + b"\x3f"
        of = objects.get(key(content))
        if of is None or prop[0] not in (85, 111):
            return error
        value = real(of[0], key(content)[0]) if prop[0] == 85 else flags(of)
        return ack + b"\x3e" + value + b"\x3f"
    if service == 5:
        _, process, at = context(data, 0)
        _, content, at = context(data, at)
        _, _, at = context(data, at)
        _, lasting, _ = context(data, at)
        if key(content) not in objects:
            return error
        seconds = int.from_bytes(lasting, "big")
        subscribed[key(content)] = (process, time.time() + seconds)
        say("subscribed", name(key(content)), seconds)
        return simple
    if service == 29:
        events = b""
        for (kind, instance), of in objects.items():
            if not of[1]:
                continue
            stamp = b"\x19" + bytes([of[3]])
            events += b"\x0c" + struct.pack(">I", (kind << 22) | instance) + b"\x19\x02"
            events += b"\x2a\x05" + bytes([0xE0 if of[2] else 0x60]) + b"\x3e" + stamp * 3 + b"\x3f"
            events += b"\x49\x00" + b"\x5a\x05\xe0" + b"\x6e" + b"\x21\x64" * 3 + b"\x6f"
        return b"\x30" + bytes([invoke, 29]) + b"\x0e" + events + b"\x0f\x19\x00"
    if service == 0:
        _, _, at = context(data, 0)
        _, content, at = context(data, at)
        _, state, at = context(data, at)
        opening, stamp = data[at], data[at + 1 : at + 3]
        of = objects.get(key(content))
        if of is None or opening != 0x3E or stamp != b"\x19" + bytes([of[3]]) or state != b"\x02":
            return error
        of[2] = True
        say("acknowledged", name(key(content)))
        return simple
    return b"\x60" + bytes([invoke, 9])


where = None
say("listens")
while True:
    ready, _, _ = select.select([line, sys.stdin], [], [])
    if sys.stdin in ready:
        words = sys.stdin.readline().split()
        if not words:
            break
        of = objects[(types[words[1]], int(words[2]))]
        of[0] = float(words[3])
        wasIn, of[1] = of[1], "alarm" in words
        if of[1] and not wasIn:
            of[2], of[3] = False, of[3] + 1
        kind, instance = types[words[1]], int(words[2])
        process, until = subscribed.get((kind, instance), (b"", 0))
        if where and until > time.time():
            left = bytes([min(255, int(until - time.time()))])
            values = b"\x09\x55\x2e" + real(of[0], kind) + b"\x2f\x09\x6f\x2e" + flags(of) + b"\x2f"
            apdu = b"\x10\x02" + bytes([0x08 | len(process)]) + process + b"\x1c" + device
            apdu += b"\x2c" + struct.pack(">I", (kind << 22) | instance) + b"\x39" + left + b"\x4e" + values + b"\x4f"
            line.sendto(wrapped(apdu), where)
    if line in ready:
        frame, where = line.recvfrom(1500)
        frames.write("0000 " + " ".join("%02x" % byte for byte in frame) + "\n\n")
        frames.flush()
        apdu = unwrapped(frame)
        if apdu and apdu[0] >> 4 == 0:
            line.sendto(wrapped(answer(apdu[3], apdu[2], apdu[4:])), where)
