"""The web server: matches over WebSocket, everything else over REST."""
