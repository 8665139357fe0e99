import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { start, type Running } from "../rigs/processes.ts";

const places = ["nginx", "/usr/sbin/nginx"];

/** nginx with one process and a proxy_cache, over `origin`; null where there is none on this machine. */
export async function startNginx(origin: string): Promise<Running | null> {
  const nginx = places.find((place) => spawnSync(place, ["-v"]).error === undefined);
  if (nginx === undefined) return null;
  return start([], "/", {
    program: (folder, port) => {
      mkdirSync(join(folder, "logs"));
      writeFileSync(join(folder, "nginx.conf"), settings(origin, port));
      return [nginx, "-p", folder, "-c", "nginx.conf", "-e", "stderr"];
    },
  });
}

const settings = (origin: string, port: number) => `
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 1;
pid nginx.pid;
error_log stderr error;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  client_body_temp_path body;
  proxy_temp_path temp;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  proxy_cache_path cache keys_zone=pages:10m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${origin};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Accept-Encoding br;
      proxy_cache pages;
      proxy_cache_valid 200 1h;
      proxy_ignore_headers Cache-Control Expires Set-Cookie Vary;
    }
  }
}
`;
