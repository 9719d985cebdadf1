# Varnish as an edge: /etc/varnish/default.vcl (Debian: varnish, varnish-modules). TLS ends in front of it.
# Start it with `-p http_gzip_support=off`: pages come as brotli from the product and stay so.
# Start the product with EDGE_URLS=http://127.0.0.1:6081 and TRUSTED_PROXIES=127.0.0.1.
# What may be kept, for how long and under which keys the product says with each page; it lets go of them by PURGE.
vcl 4.1;

import directors;
import std;
import xkey;

# The instances of the product: they say when a page is no longer true.
acl instances {
    "127.0.0.1";
    "::1";
}

probe alive {
    .url = "/healthz";
    .interval = 2s;
    # One that is busy answers late, and is not away.
    .timeout = 5s;
    .window = 4;
    .threshold = 2;
    .initial = 2;
}
backend first {
    .host = "127.0.0.1";
    .port = "3000";
    .probe = alive;
    # Imports and backups answer after minutes.
    .first_byte_timeout = 300s;
}
# A second instance, asked while the first one restarts.
backend second {
    .host = "127.0.0.1";
    .port = "3001";
    .probe = alive;
    .first_byte_timeout = 300s;
}

sub vcl_init {
    new product = directors.fallback();
    product.add_backend(first);
    product.add_backend(second);
}

sub vcl_recv {
    set req.backend_hint = product.backend();
    if (req.method == "PURGE") {
        if (client.ip !~ instances) {
            return (synth(405));
        }
        xkey.purge(req.http.Surrogate-Key);
        return (synth(200));
    }
    # Old is shown only where nobody answers any more, or nobody could make the page.
    if (std.healthy(req.backend_hint) && req.restarts == 0) {
        set req.grace = 0s;
    } else {
        set req.grace = 24h;
    }
    # What depends on who asks, and what writes.
    if ((req.method != "GET" && req.method != "HEAD") || req.url ~ "^/(api|uploads)/") {
        return (pass);
    }
    # For some seconds after a write: what a replica does not show yet (DATABASE_READ_URL).
    if (req.http.Cookie ~ "(^|; )(__Host-)?wrote=") {
        return (pass);
    }
    # Pages and files are the same for everybody.
    unset req.http.Cookie;
    # A form for each dictionary that browsers have; to those that take none it is nothing.
    if (req.http.Accept-Encoding !~ "(^|[ ,])dcz([ ,;]|$)" || req.http.Available-Dictionary !~ "^:[A-Za-z0-9+/]{43}=:$") {
        unset req.http.Available-Dictionary;
    }
    if (req.http.Accept-Encoding ~ "(^|[ ,])br([ ,;]|$)") {
        set req.http.Accept-Encoding = "br";
        if (req.http.Available-Dictionary) {
            set req.http.Accept-Encoding = "br, dcz";
        }
    } elsif (req.http.Accept-Encoding ~ "gzip") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    return (hash);
}

sub vcl_backend_error {
    # An instance that has just gone is healthy for some seconds still: the other one is asked.
    if (bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD")) {
        if (beresp.backend == first) {
            set bereq.backend = second;
        } else {
            set bereq.backend = first;
        }
        return (retry);
    }
    call keep_before;
}

# The page from before is better than none; where there is one, it was asked whether it is true still.
sub keep_before {
    if (bereq.is_bgfetch || (bereq.http.If-None-Match && !bereq.uncacheable)) {
        return (abandon);
    }
}

sub vcl_backend_response {
    if (beresp.status >= 500) {
        call keep_before;
    }
    if (beresp.http.Surrogate-Control ~ "max-age=\d+") {
        set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
        set beresp.grace = 24h;
        set beresp.keep = 1h;
        set beresp.http.xkey = beresp.http.Surrogate-Key;
        return (deliver);
    }
    if (beresp.status == 200 && beresp.http.Cache-Control ~ "immutable") {
        return (deliver);
    }
    # Whoever asks next need not wait for this one.
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    return (deliver);
}

sub vcl_synth {
    # What could not be asked for anew is shown old.
    if (resp.status == 503 && req.restarts == 0) {
        return (restart);
    }
}

sub vcl_deliver {
    # Between the product and here.
    unset resp.http.Surrogate-Control;
    unset resp.http.Surrogate-Key;
    unset resp.http.xkey;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
    # Browsers ask each time; when the edge did is nothing to them.
    unset resp.http.Age;
    if (obj.hits > 0) {
        set resp.http.X-Cache = "hit";
        # That of whoever asked first.
        unset resp.http.X-Request-Id;
    } else {
        set resp.http.X-Cache = "miss";
    }
}
